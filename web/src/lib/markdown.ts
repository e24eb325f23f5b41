/** As much Markdown as rules are written in: headings, paragraphs, lists, tables, bold words. */
export interface Part {
  text: string;
  bold: boolean;
}

export type Block =
  | { kind: 'head'; depth: number; text: string }
  | { kind: 'item' | 'plain'; parts: Part[] }
  | { kind: 'table'; rows: string[][] };

const bare = (text: string): string => text.replace(/`([^`]*)`/g, '$1').replace(/\*\*/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

function partsOf(text: string): Part[] {
  return text.split(/\*\*([^*]+)\*\*/).map((words, i) => ({ text: bare(words), bold: i % 2 === 1 })).filter((part) => part.text);
}

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length) blocks.push({ kind: 'plain', parts: partsOf(open.join(' ')) });
    open = [];
  };
  for (const line of text.split('\n')) {
    const head = /^(#{1,4}) (.*)$/.exec(line);
    const item = /^\s*(?:[-*]|\d+\.) (.*)$/.exec(line);
    if (head) {
      close();
      blocks.push({ kind: 'head', depth: (head[1] as string).length, text: bare(head[2] as string) });
    } else if (item) {
      close();
      blocks.push({ kind: 'item', parts: partsOf(item[1] as string) });
    } else if (line.startsWith('|')) {
      close();
      if (/^\|[\s:|-]+$/.test(line)) continue;
      const row = line.split('|').slice(1, -1).map((cell) => bare(cell.trim()));
      const last = blocks.at(-1);
      if (last?.kind === 'table') last.rows.push(row);
      else blocks.push({ kind: 'table', rows: [row] });
    } else if (line.trim() === '') close();
    else open.push(line.trim());
  }
  close();
  return blocks;
}
