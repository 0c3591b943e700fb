import type { importEncodings } from '@passerelle/shared/contract';

export type TextEncoding = (typeof importEncodings)[number];

/** No text contains it: an image, a spreadsheet or a program is refused. */
const binary = '\0';
/** An encoding error of the source program; the rest of the text is read. */
const strayControls = /(?![\s\u0080-\u009F])\p{Cc}/gu;

const decode = (bytes: Buffer, encoding: string, fatal: boolean): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** The Windows-1252 characters in place of Unicode's control characters. */
const westernSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const FIRST_WESTERN_SIGN = 0x80;

/** By its own table: the decoder of Node 20 reads it as ISO-8859-1, and so loses ’, œ and €. */
export const westernText = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009F]/g, (sign) => westernSigns[sign.charCodeAt(0) - FIRST_WESTERN_SIGN] ?? sign);

const SNIFFED_BYTES = 4_000;

/** In UTF-16 without its mark, nearly every second byte is zero. */
function unmarkedWide(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, SNIFFED_BYTES);
  const half = start.length / 2;
  const nothings = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) nothings[index % 2] = (nothings[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nothings;
  if (odd > half * 0.6 && even < half * 0.05) return 'utf-16le';
  return even > half * 0.6 && odd < half * 0.05 ? 'utf-16be' : null;
}

function textIn(bytes: Buffer): { text: string; encoding: TextEncoding } {
  // Excel's « texte Unicode ».
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : unmarkedWide(bytes);
  if (wide) return { text: decode(bytes, wide, false), encoding: wide };
  try {
    return { text: decode(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    // The default of French spreadsheets.
    return { text: westernText(bytes), encoding: 'windows-1252' };
  }
}

/** The text of a file in any encoding, without the byte order mark; null if it is no text. */
export function decodeText(bytes: Buffer): { text: string; encoding: TextEncoding } | null {
  const { text, encoding } = textIn(bytes);
  return text.includes(binary) ? null : { text: text.replaceAll(strayControls, ''), encoding };
}
