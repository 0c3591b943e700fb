/** RFC 6350: the maximum bytes of a line, without its end. */
const lineBytes = 75;

/** Special characters in a value, and line ends; other control characters are not allowed in a card. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, '\n')
    .replaceAll(/(?!\n|\t)\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

export const unescapeText = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_all, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

/** A long line continues on the next, after a space; no letter is cut in two. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > lineBytes) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += letter;
    bytes += size;
  }
  return `${[...lines, current].join('\r\n')}\r\n`;
}

export const unfoldLines = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');

/** The parts of a value between unescaped separators: `Le Goff;Thomas;;M.;`. */
export const splitValue = (value: string, sign: ';' | ','): string[] => {
  const parts = [''];
  for (const [piece] of value.matchAll(/\\.|[^\\]|\\$/gs)) {
    if (piece === sign) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
};

export interface ContentLine {
  name: string;
  /** By name, in small letters: `type` → work, voice. */
  params: Readonly<Record<string, readonly string[]>>;
  value: string;
}

const lineForm = /^(?:[A-Za-z0-9-]+\.)?([A-Za-z0-9-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s;

/** `item1.TEL;TYPE="work,voice":02 98…`, or undefined for another line. */
export function readLine(line: string): ContentLine | null {
  const [, name, given = '', value] = lineForm.exec(line) ?? [];
  if (name === undefined || value === undefined) return null;
  const params: Record<string, string[]> = {};
  for (const [, key = '', text = ''] of given.matchAll(/;([^=;:"]+)(?:=((?:"[^"]*"|[^";])*))?/g)) {
    // vCard 2.1 and some 3.0 omit the parameter name: `TEL;CELL:`.
    const [param, values] = text === '' ? ['type', key] : [key.toLowerCase(), text];
    (params[param] ??= []).push(...values.replaceAll('"', '').toLowerCase().split(','));
  }
  return { name: name.toUpperCase(), params, value };
}
