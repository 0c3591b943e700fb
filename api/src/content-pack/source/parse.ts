import type { YAMLError } from 'yaml';
import type { Place, Problems } from '../problems';
import { Source } from './source';

const explained: Partial<Record<YAMLError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon and a space in it must stand between quotes',
  BLOCK_IN_FLOW: 'a text with a colon and a space in it must stand between quotes',
  MULTILINE_IMPLICIT_KEY: 'a colon is missing after this, or the line is indented too little',
  BAD_SCALAR_START: 'a text that begins with this sign must stand between quotes',
  TAB_AS_INDENT: 'lines are indented by spaces, not by tabs',
  BAD_INDENT: 'the line is not indented like those beside it',
  MULTIPLE_DOCS: 'a line of three hyphens ends the file too early',
  DUPLICATE_KEY: 'the same name stands here twice',
};

const lowered = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);
const sentence = ({ code, message }: YAMLError): string =>
  explained[code] ?? `this is not YAML: ${lowered(message.split('\n', 1)[0] ?? '')}`;

/** Parses YAML with plain data only; reports errors with their lines. */
export async function parseYaml(
  file: string,
  text: string,
  problems: Problems,
  above = 0,
): Promise<Source | undefined> {
  // Loaded by imports of content only.
  const { readYaml } = await import('./read-yaml');
  const { document, lines } = readYaml(text);
  const faults = [...document.errors, ...document.warnings];
  // The first error of a line often causes the others: only that one is reported.
  const seen = new Set<number>();
  for (const fault of faults) {
    const { line } = lines.linePos(fault.pos[0]);
    if (!seen.has(line)) problems.add({ file, line: above + line }, sentence(fault));
    seen.add(line);
  }
  if (faults.length > 0) return undefined;
  try {
    return new Source(file, document.toJS({ maxAliasCount: 100 }), document, lines, above);
  } catch {
    problems.add({ file, line: above + 1 }, 'too much of this is repeated by reference');
    return undefined;
  }
}

export interface Page {
  front: Source;
  body: string;
  /** Of the body's first line. */
  bodyAt: Place;
}

const fence = /^---[ \t]*$/;

/** A Markdown file: YAML between two lines of three hyphens, then the text. */
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
