const marked = /;(?:ENCODING=)?QUOTED-PRINTABLE(?:;|$)/i;
const charsetForm = /;CHARSET=([\w-]+)/i;
/** Names, types and marks before a value are short. */
const longestHead = 200;
/** In a row, so that a letter of several bytes is read whole. */
const signs = /(?:=[0-9A-F]{2})+/gi;

function decoderOf(head: string) {
  try {
    return new TextDecoder(charsetForm.exec(head)?.[1]);
  } catch {
    return new TextDecoder();
  }
}

/** What was written in signs is text, never one of the card's own signs. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

function decoded(value: string, head: string): string {
  const decoder = decoderOf(head);
  return value.replaceAll(signs, (some) => escaped(decoder.decode(Buffer.from(some.replaceAll('=', ''), 'hex'))));
}

/** Cards of older telephones, `N;ENCODING=QUOTED-PRINTABLE:Lef=C3=A8vre`, as a card of today would say the same. */
export function readQuotedPrintable(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const read: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const head = line.slice(0, longestHead).split(':', 1)[0] ?? '';
    if (!marked.test(head)) {
      read.push(line);
      continue;
    }
    const value = [line.slice(head.length + 1)];
    // There is more in the next line.
    while (value.at(-1)?.endsWith('=') && at + 1 < lines.length) {
      value.push(value.pop()?.slice(0, -1) ?? '', lines[(at += 1)] ?? '');
    }
    read.push(`${head}:${decoded(value.join(''), head)}`);
  }
  return read.join('\n');
}
