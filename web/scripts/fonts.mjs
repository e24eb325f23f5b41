// Cuts the two variable fonts down to the letters and axes that the client uses; anything else falls back to the system's fonts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'src', 'fonts');
const letters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') +
  'ÄÖÜäöüßÀÁÂÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛàáâãåæçèéêëìíîïñòóôõøùúû' + '–—‘’“”…·×−•';

const fonts = [
  { name: 'display', file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2', axes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } } },
  { name: 'text', file: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
];

mkdirSync(out, { recursive: true });
for (const font of fonts) {
  const target = join(out, `${font.name}.woff2`);
  if (existsSync(target)) continue;
  const source = readFileSync(join(root, 'node_modules', '@fontsource-variable', font.file));
  writeFileSync(target, await subset(source, letters, { targetFormat: 'woff2', variationAxes: font.axes }));
}
