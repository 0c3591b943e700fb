import { failure } from '../../../platform/http/failure';

/** No text holds it: an image, a spreadsheet or a program does not pass for one. */
const binary = '\0';
/** A slip of whatever wrote the file; what stands around it is read all the same. */
const strayControls = /(?![\s\u0080-\u009F])\p{Cc}/gu;

const decode = (bytes: Buffer, encoding: string, fatal: boolean): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

function textIn(bytes: Buffer): string {
  // Excel's « texte Unicode ».
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le', false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be', false);
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    // What French spreadsheets save when nobody says otherwise.
    return decode(bytes, 'windows-1252', false);
  }
}

/** The text of a file, in whatever it was written; the mark at its head is gone. */
export function decodeText(bytes: Buffer): string {
  const text = textIn(bytes);
  if (text.includes(binary)) throw failure('wrongType', { fields: { contacts: 'notAllowed' } });
  return text.replaceAll(strayControls, '');
}
