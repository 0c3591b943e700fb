import { isPlainAddress } from './plain-address';

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
