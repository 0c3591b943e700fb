/** Who a mail comes from, in its two parts: put together again they could be read as more than one. */
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

/** No header can be begun, and no line broken, by what a person is called. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** One address and nothing else: no name, no list, no line break, nothing quoted. What a header takes without a doubt. */
export const isPlainAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u.test(text);
