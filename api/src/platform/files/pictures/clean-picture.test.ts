import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { aBomb, aPhoto, pngChunk } from '../../../testing/pictures';
import type { ReceivedFile } from '../received-file';
import { cleanPicture, type PictureExtension } from './clean-picture';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function cleaned(bytes: Buffer, extension: PictureExtension): Promise<Buffer> {
  const path = join(folder, String((count += 1)));
  await writeFile(path, bytes);
  const file: ReceivedFile = {
    field: 'document',
    name: `a.${extension}`,
    claimedType: '',
    size: bytes.length,
    sha256: '',
    path,
  };
  await cleanPicture(file, extension);
  const after = await readFile(path);
  expect(file.size).toBe(after.length);
  return after;
}

/** Text metadata of a camera, a program or a person. */
const traces = ['Camille', 'PHONE-42', 'adobe:ns:meta', 'Comment', 'Lyon', 'hidden after the end', 'GPS'];
const left = (bytes: Buffer) => traces.filter((trace) => bytes.includes(trace));

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
const after = Buffer.from('hidden after the end');

async function aTalkativeJpeg(): Promise<Buffer> {
  const photo = await sharp(await aPhoto({ isOnItsSide: true }))
    .keepExif()
    .withExifMerge({ IFD0: { Make: 'PHONE-42', Model: 'PHONE-42' } })
    .withXmp(xmp)
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const comment = Buffer.from('\xff\xfe\x00\x10Comment: Lyon ', 'latin1');
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), after]);
}

async function aTalkativePng(): Promise<Buffer> {
  const photo = await sharp(await aPhoto({ format: 'png', width: 40, height: 30 }))
    .keepExif()
    .png()
    .toBuffer();
  const afterHead = 8 + 25;
  const [text, moment] = [pngChunk('tEXt', Buffer.from('Comment\0Lyon, PHONE-42')), pngChunk('tIME', Buffer.alloc(7))];
  return Buffer.concat([photo.subarray(0, afterHead), text, moment, photo.subarray(afterHead), after]);
}

/** Two frames, with a comment and application data. */
async function aTalkativeGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#e01010', '#1010e0'].map(frame));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 300], loop: 3 })
    .toBuffer();
  const table = 13 + (moving[10]! & 0x80 ? 3 * 2 ** ((moving[10]! & 7) + 1) : 0);
  const comment = Buffer.from('\x21\xfe\x0cComment Lyon\x00', 'latin1');
  const program = Buffer.from(`\x21\xff\x0bXMP DataXMP\x0dadobe:ns:meta\x00`, 'latin1');
  return Buffer.concat([moving.subarray(0, table), comment, program, moving.subarray(table), after]);
}

describe('a picture for other users', () => {
  it('Given a JPEG, Then it is upright, in sRGB, without location and device', async () => {
    const given = await aTalkativeJpeg();
    expect(left(given)).toEqual(expect.arrayContaining(['Camille', 'PHONE-42', 'adobe:ns:meta', 'Comment']));

    const bytes = await cleaned(given, 'jpg');

    expect(left(bytes)).toEqual([]);
    const { exif, xmp: words, iptc, icc, orientation, width, height, format } = await sharp(bytes).metadata();
    expect([exif, words, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    expect([format, width, height]).toEqual(['jpeg', 600, 800]);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const redAt = (y: number) => data[(y * info.width + 300) * info.channels]!;
    expect([redAt(20) > 150, redAt(780) < 100]).toEqual([true, true]);
  });

  it('Given a PNG, Then its pixels are unchanged, and its metadata is removed', async () => {
    const given = await aTalkativePng();

    const bytes = await cleaned(given, 'png');

    expect(left(given)).toEqual(expect.arrayContaining(['Camille', 'PHONE-42', 'Comment', 'Lyon']));
    expect(left(bytes)).toEqual([]);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer();
    expect((await pixelsOf(bytes)).equals(await pixelsOf(given))).toBe(true);
  });

  it('Given a rotated PNG, with a profile that names a screen, Then it is drawn upright without them', async () => {
    const given = await sharp(await aPhoto({ width: 40, height: 30 }))
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .png()
      .toBuffer();

    const { orientation, icc, width, height } = await sharp(await cleaned(given, 'png')).metadata();

    expect([orientation, icc, width, height]).toEqual([undefined, undefined, 30, 40]);
  });

  it('Given an animated GIF, Then its animation is unchanged, without its comments', async () => {
    const given = await aTalkativeGif();

    const bytes = await cleaned(given, 'gif');

    expect(left(given)).toEqual(['adobe:ns:meta', 'Comment', 'Lyon', 'hidden after the end']);
    expect(left(bytes)).toEqual([]);
    const { pages, delay, loop } = await sharp(bytes, { animated: true }).metadata();
    expect([pages, delay, loop]).toEqual([2, [200, 300], 3]);
    const pixelsOf = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer();
    expect((await pixelsOf(bytes)).equals(await pixelsOf(given))).toBe(true);
  });

  it('Given the same twice, Then the result is the same, and cleaning it again changes little', async () => {
    const [one, two] = [await cleaned(await aTalkativeJpeg(), 'jpg'), await cleaned(await aTalkativeJpeg(), 'jpeg')];
    expect(one.equals(two)).toBe(true);

    const png = await cleaned(await aTalkativePng(), 'png');
    const gif = await cleaned(await aTalkativeGif(), 'gif');
    expect((await cleaned(png, 'png')).equals(png)).toBe(true);
    expect((await cleaned(gif, 'gif')).equals(gif)).toBe(true);
  });
});

describe('an invalid picture', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

  it.each<[string, PictureExtension, () => Buffer | Promise<Buffer>, string]>([
    ['half a JPEG', 'jpg', async () => half(await aPhoto()), 'wrongType'],
    ['half a PNG', 'png', async () => half(await aPhoto({ format: 'png', width: 400, height: 400 })), 'wrongType'],
    ['a PNG whose end is missing', 'png', async () => (await aTalkativePng()).subarray(0, -40), 'wrongType'],
    ['half a GIF', 'gif', async () => half(await aTalkativeGif()), 'wrongType'],
    ['a GIF whose end is missing', 'gif', async () => (await aTalkativeGif()).subarray(0, -21), 'wrongType'],
    ['the head of a GIF', 'gif', () => Buffer.from('GIF89a'), 'wrongType'],
    ['a PNG of a hundred thousand pixels a side', 'png', () => aBomb(100_000, 100_000), 'tooLarge'],
    ['a PNG of a little too many pixels', 'png', () => aBomb(7_750, 7_750), 'tooLarge'],
    [
      'a GIF that says it is very large',
      'gif',
      async () => {
        const bytes = await aTalkativeGif();
        bytes.writeUInt16LE(65_000, 6);
        bytes.writeUInt16LE(65_000, 8);
        return bytes;
      },
      'tooLarge',
    ],
  ])('Given %s, Then it is refused with that reason', async (_what, extension, make, code) => {
    const refused = cleaned(await make(), extension);

    await expect(refused).rejects.toMatchObject({
      code,
      details: { message: code === 'tooLarge' ? 'pictureTooLarge' : 'pictureBroken' },
    });
  });
});
