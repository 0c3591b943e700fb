/** The sender of mails, as two values: one text could be parsed as several addresses. */
export interface Sender {
  name: string;
  address: string;
}

/** `Passerelle <no-reply@example.org>`, or the address alone. */
export function readSender(text: string): Sender | undefined {
  const [, quoted, address] = /^([^<>\r\n]*)<([^<>]*)>$/.exec(text) ?? [undefined, '', text];
  if (address === undefined || !isPlainAddress(address)) return undefined;
  const name = quoted?.trim().replace(/^"(.*)"$/, '$1') ?? '';
  return { name: name || 'Passerelle', address };
}

/** Removes line breaks and control characters, so that a name cannot begin a header. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Exactly one address: no name, no list, no line break, no quotes. Safe in a header. */
export const isPlainAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u.test(text);
