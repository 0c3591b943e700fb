const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of XML as it was meant. Entities that a document defines itself are not read: nothing can be unfolded by them. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return named[name] ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
      },
    )
    // How workbooks write characters that XML has no way to write.
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replaceAll(/\p{Surrogate}/gu, '');

export interface XmlReader {
  onOpen: (name: string, attribute: (name: string) => string | undefined) => void;
  onClose: (name: string) => void;
  onText: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const forms = new Map<string, RegExp>();

/** An attribute of a tag. Of each name there is one form, as a sheet has a million tags. */
function formOf(name: string): RegExp {
  const form = forms.get(name) ?? new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  forms.set(name, form);
  return form;
}

/** Walks through a document, tag by tag, in a time that only grows with its length. Prefixes of names are dropped. */
export function readXml(xml: string, { onOpen, onClose, onText }: XmlReader): void {
  for (let at = 0; at < xml.length;) {
    const start = xml.indexOf('<', at);
    if (start === -1) return;
    if (start > at) onText(xmlText(xml.slice(at, start)));
    if (xml.startsWith('<![CDATA[', start)) {
      const end = xml.indexOf(']]>', start);
      if (end === -1) return;
      onText(xml.slice(start + 9, end));
      at = end + 3;
      continue;
    }
    const isComment = xml.startsWith('<!--', start);
    const end = xml.indexOf(isComment ? '-->' : '>', start);
    if (end === -1) return;
    at = end + (isComment ? 3 : 1);
    const first = xml[start + 1];
    if (isComment || first === '?' || first === '!') continue;
    if (first === '/') {
      onClose(localName(xml.slice(start + 2, end).trim()));
      continue;
    }
    const isEmpty = xml[end - 1] === '/';
    const tag = xml.slice(start + 1, isEmpty ? end - 1 : end);
    const name = localName(/^[^\s/]+/.exec(tag)?.[0] ?? '');
    onOpen(name, (wanted) => {
      const [, double, single] = formOf(wanted).exec(tag) ?? [];
      const value = double ?? single;
      return value === undefined ? undefined : xmlText(value);
    });
    if (isEmpty) onClose(name);
  }
}
