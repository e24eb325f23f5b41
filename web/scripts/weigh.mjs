// Weighs what the first page needs: HTML, its scripts and styles, and both fonts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '..', '..', 'src', 'cardwright', 'server', 'static');
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/?(assets\/[^"]+)"/g)].map((match) => match[1]);
const fonts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.woff2')).map((name) => `assets/${name}`);
let total = gzipSync(html).length;
for (const name of new Set([...named, ...fonts])) {
  const bytes = readFileSync(join(dist, name));
  const size = name.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
  total += size;
  console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${name}`);
}
console.log(`${(total / 1024).toFixed(1).padStart(7)} KiB  first page, gzipped`);
if (total > 150 * 1024) {
  console.error('The first page is heavier than 150 KiB.');
  process.exit(1);
}
