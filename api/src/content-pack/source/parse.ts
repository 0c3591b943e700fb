import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { YAMLError } from 'yaml';
import type { Place, Problems } from '../problems';
import { Source } from './source';

const unquotedColon = msg`Un texte qui contient un deux-points suivi d’une espace doit être entre guillemets droits`;

const explained: Partial<Record<YAMLError['code'], MessageDescriptor>> = {
  BLOCK_AS_IMPLICIT_KEY: unquotedColon,
  BLOCK_IN_FLOW: unquotedColon,
  MULTILINE_IMPLICIT_KEY: msg`Il manque un deux-points après ceci, ou la ligne n’est pas assez en retrait`,
  BAD_SCALAR_START: msg`Un texte qui commence par ce signe doit être entre guillemets droits`,
  TAB_AS_INDENT: msg`Le retrait se fait par des espaces, et non par des tabulations`,
  BAD_INDENT: msg`Le retrait de cette ligne n’est pas celui de ses voisines`,
  MULTIPLE_DOCS: msg`Une ligne de trois tirets termine le fichier trop tôt`,
  DUPLICATE_KEY: msg`Le même nom figure ici deux fois`,
};

/** Rare errors keep the words of the parser. */
const sentence = ({ code, message }: YAMLError): MessageDescriptor =>
  explained[code] ?? msg`Ceci n’est pas du YAML valable (${{ reason: message.split('\n', 1)[0] ?? '' }})`;

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
    problems.add({ file, line: above + 1 }, msg`Trop d’éléments sont répétés par référence`);
    return undefined;
  }
}

export interface Page {
  front: Source;
  body: string;
  /** The number of the body’s first line. */
  bodyAt: Place;
}

const fence = /^---[ \t]*$/;

/** A Markdown file: YAML between two lines of three hyphens, then the text. */
export async function parseMarkdown(file: string, text: string, problems: Problems): Promise<Page | undefined> {
  const lines = text.split(/\r?\n/);
  if (!fence.test(lines[0] ?? '')) {
    problems.add(
      { file, line: 1 },
      msg`La première ligne doit être faite de trois tirets, suivie de ce dont traite le fichier`,
    );
    return undefined;
  }
  const end = lines.findIndex((line, index) => index > 0 && fence.test(line));
  if (end === -1) {
    problems.add({ file, line: 1 }, msg`Il manque une deuxième ligne de trois tirets, avant le texte`);
    return undefined;
  }
  const front = await parseYaml(file, `${lines.slice(1, end).join('\n')}\n`, problems, 1);
  return front && { front, body: lines.slice(end + 1).join('\n'), bodyAt: { file, line: end + 2 } };
}
