import type { Place, Problems } from '../problems';
import { parseYaml } from './parse-yaml';
import type { Source } from './source';

export interface Page {
  front: Source;
  body: string;
  /** Of the body's first line. */
  bodyAt: Place;
}

const fence = /^---[ \t]*$/;

/** A Markdown file: what is said about the text between two lines of three hyphens, then the text. */
export async function parseMarkdown(file: string, text: string, problems: Problems): Promise<Page | undefined> {
  const lines = text.split(/\r?\n/);
  if (!fence.test(lines[0] ?? '')) {
    problems.add({ file, line: 1 }, 'the first line must be three hyphens, and what the file is about must follow');
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (end === -1) {
    problems.add({ file, line: 1 }, 'a second line of three hyphens is missing, before the text');
    return undefined;
  }
  const front = await parseYaml(file, `${lines.slice(1, end).join('\n')}\n`, problems, 1);
  return front && { front, body: lines.slice(end + 1).join('\n'), bodyAt: { file, line: end + 2 } };
}
