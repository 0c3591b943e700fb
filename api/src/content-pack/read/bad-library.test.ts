import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder, altered, type BadPack, problemsWith } from '../testing/a-folder';
import { readPack } from './read-pack';

const sheet = 'library/one-page.md';
const file = 'library/files/one-page.pdf';
const unused = `${file}:1: no document of the library is about this file`;
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const mp3 = Buffer.from(`fffb9064${'00'.repeat(500)}`, 'hex');
const kinds = 'jpeg, jpg, png, gif, mp4, mov, mp3, pdf, docx, xlsx, pptx';

const documents: BadPack[] = [
  [
    'a file that is not there',
    altered(sheet, 'one-page.pdf', 'one-pge.pdf'),
    [unused, `${sheet}:4: library/files/one-pge.pdf is not there; did you mean ${file}?`],
  ],
  [
    'a file from elsewhere',
    altered(sheet, 'files/one-page.pdf', '../../../etc/passwd'),
    [unused, `${sheet}:4: library/../../../etc/passwd is not there`],
  ],
  ['a picture that says it is a text', { [file]: png }, [`${sheet}:4: the file is called pdf and is png`]],
  [
    'bytes that are nothing',
    { [file]: 'nothing at all' },
    [`${sheet}:4: the file is no pdf: nothing is known that begins like it`],
  ],
  [
    'a program',
    { [file]: null, 'library/files/one-page.exe': 'MZ', ...altered(sheet, 'one-page.pdf', 'one-page.exe') },
    [`${sheet}:4: a file of the library is one of ${kinds}`],
  ],
  [
    'captions of a text, that are not there',
    altered(sheet, 'file: files/one-page.pdf\n', 'file: files/one-page.pdf\ncaptions:\n  fr: files/one-page.vtt\n'),
    [`${sheet}:5: only a film or a recording has captions`, `${sheet}:6: library/files/one-page.vtt is not there`],
  ],
  [
    'a cover that is no picture',
    altered(sheet, 'file: files/one-page.pdf\n', 'file: files/one-page.pdf\ncover: files/one-page.pdf\n'),
    [`${sheet}:5: a cover is a picture`],
  ],
  ['no family', altered(sheet, 'family: cv\n', ''), [`${sheet}:2: family is missing`]],
  ['no file, though a family', altered(sheet, 'file: files/one-page.pdf\n', ''), [`${sheet}:2: file is missing`]],
  [
    'neither a family nor a file',
    altered(sheet, 'family: cv\nfile: files/one-page.pdf\n', ''),
    [`${sheet}:2: file is missing`, `${sheet}:2: family is missing`],
  ],
  [
    'two families',
    { 'library/one-page.en.md': `---\nname: One page\nfamily: offer\nfile: files/one-page.pdf\n---\n` },
    [`library/one-page.en.md:3: family is stated once, in ${sheet}`],
  ],
  [
    'a text in one language that is a recording in another',
    {
      'library/one-page.en.md': `---\nname: One page\nfile: files/one-page.mp3\n---\n`,
      'library/files/one-page.mp3': mp3,
    },
    [`${sheet}:1: a document is a text, a film or a recording in all its languages`],
  ],
];

describe('An invalid library is refused, by file and line', () => {
  it.each(documents)('%s', async (_name, changes, problems) => {
    expect(await problemsWith(changes)).toEqual(problems);
  });

  it('Given a link out of the folder, Then it is not followed', async () => {
    const folder = await aFolder();
    await symlink('/etc/passwd', join(folder.root, 'library/files/passwd.pdf'));

    await expect(readPack(folder.root)).rejects.toThrow(
      'library/files/passwd.pdf:1: this is not a file of the pack but a link to one: put the file itself here',
    );
    await folder.remove();
  });
});
