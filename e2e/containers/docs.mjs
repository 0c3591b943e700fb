import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../shared/build/paths.mjs';

/**
 * Returns the commands below a heading of a page, unchanged, to test exactly the commands an operator copies.
 * @param {string} heading @param {string} [page]
 */
export function commandsBelow(heading, page = 'docs/operations.md') {
  const text = readFileSync(join(root, page), 'utf8');
  const section = new RegExp(`^(#+) ${heading}\\n([\\s\\S]*?)(?=^#+ |(?![\\s\\S]))`, 'm').exec(text)?.[2] ?? '';
  const blocks = [...section.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands);
  if (blocks.length === 0) throw new Error(`There are no commands below « ${heading} » of ${page}.`);
  return blocks;
}
