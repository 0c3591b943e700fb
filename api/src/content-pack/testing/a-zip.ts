import { zipOf } from '../../platform/spreadsheet/zip';
import { type Contents, goodPack } from './a-folder';

/** What an administrator may bring: questions and pages. */
export const pagesPack: Contents = Object.fromEntries(
  Object.entries(goodPack).filter(([path]) => path === 'pack.yaml' || /^(faq|pages)\//.test(path)),
);

/** A pack as it is uploaded; `below` is the folder that was zipped with it. */
export async function zipped(contents: Contents, below = ''): Promise<Buffer> {
  const entries = Object.entries(contents).flatMap(([path, content]) =>
    content === null ? [] : { name: `${below}${path}`, content: [String(content)] },
  );
  const pieces: Buffer[] = [];
  for await (const piece of zipOf(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}
