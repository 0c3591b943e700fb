import { withoutPictures } from './without-pictures';

/** One byte for each letter, as in a Windows-1252 file: the remaining bytes must not change. */
const fileOf = (text: string): File =>
  new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'carnet.vcf');
const textOf = async (file: File): Promise<string> => String.fromCodePoint(...new Uint8Array(await file.arrayBuffer()));
const sent = async (text: string): Promise<string> => textOf(await withoutPictures(fileOf(text)));

describe('an address book that is sent', () => {
  it.each([
    ['of a telephone, folded', 'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n SkZJRg\r\n ABAQ==\r\n'],
    ['of an older one', 'PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ\n SkZJRg\n\n'],
    ['in a group', 'item12.LOGO:data:image/png;base64,AAAA\r\n\tBBBB\r\n'],
  ])('has none of its pictures, %s', async (_what, picture) => {
    const before = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:L\u00E9a\r\n';
    const after = 'NOTE:PHOTO:non\r\n PHOTO:ni ici\r\nEND:VCARD\r\n';

    expect(await sent(`${before}${picture}${after}${before}${picture}${after}`)).toMatch(
      new RegExp(`^(?:${before}\n?${after}){2}$`),
    );
  });

  it.each([
    ['a table', 'Nom;PHOTO\nPHOTO:x;y\n'],
    ['cards without pictures', 'BEGIN:VCARD\nFN:Un\nEND:VCARD\n'],
    ['nothing', ''],
  ])('is sent as it is where it is %s', async (_what, text) => {
    expect(await sent(text)).toBe(text);
  });

  it('ends with a picture that does not end', async () => {
    expect(await sent('BEGIN:VCARD\nFN:Un\nPHOTO:AAAA\n BBBB')).toBe('BEGIN:VCARD\nFN:Un\n');
  });
});
