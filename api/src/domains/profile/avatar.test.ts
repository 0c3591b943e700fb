import sharp from 'sharp';
import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { aBomb, aPhoto } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson();
  client = app.as(person);
});

const send = (...parts: Buffer[]) => client.send<OwnProfile>({ method: 'PUT', url: '/api/me', ...multipart(...parts) });
const sendPicture = (bytes: Buffer, name = 'moi.png') => send(part('avatar', bytes, name));
const avatarUrl = async () => (await client.get<OwnProfile>('/me')).data.avatarUrl;
const filesOf = ({ id }: TestPerson) => app.db.selectFrom('files').where('owner_id', '=', id).selectAll().execute();
const pictureAt = async (address: string | null) => (await client.get(address!.slice('/api'.length))).bytes;

describe('an avatar', () => {
  it('Given a rotated photo with a location, Then it is stored upright, square, small and without it', async () => {
    const { status, data } = await sendPicture(await aPhoto({ width: 1200, height: 800, isOnItsSide: true }));

    expect([status, data.avatarUrl]).toEqual([200, expect.stringMatching(/^\/api\/files\/[\w-]{36}$/)]);
    const answer = await client.get(data.avatarUrl!.slice('/api'.length));
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' });
    const shown = await pictureAt(data.avatarUrl);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const { exif, orientation } = await sharp(shown).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    // The photo is red on its left, which is its top once it is upright.
    const { data: pixels, info } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => pixels[(y * info.width + x) * info.channels]!;
    expect([redAt(256, 20) > 150, redAt(256, 490) < 100]).toEqual([true, true]);
  });

  it.each([
    ['a PNG', { format: 'png' }, 512],
    ['a small one', { width: 300, height: 200 }, 200],
    ['one pixel', { width: 1, height: 1, format: 'png' }, 1],
  ] as const)('Given %s, Then it has the largest possible size', async (_what, photo, side) => {
    const { data } = await sendPicture(await aPhoto(photo), 'script.svg');

    expect(await sharp(await pictureAt(data.avatarUrl)).metadata()).toMatchObject({ width: side, height: side });
  });

  it('Given an earlier one, When it is replaced or removed, Then the earlier one is deleted', async () => {
    const first = (await sendPicture(await aPhoto())).data.avatarUrl;
    const second = (await sendPicture(await aPhoto({ width: 600, height: 600 }))).data.avatarUrl;

    expect(second).not.toBe(first);
    expect((await client.get(first!.slice('/api'.length))).status).toBe(404);
    expect(await filesOf(person)).toMatchObject([{ purpose: 'avatar', original_name: 'avatar.webp' }]);

    expect((await client.put<OwnProfile>('/me', { avatar: null })).data.avatarUrl).toBeNull();
    expect(await filesOf(person)).toEqual([]);
    expect((await client.put('/me', { avatar: null })).status).toBe(200);
  });

  it('Given the same again, Then it keeps its address', async () => {
    const photo = await aPhoto();

    expect((await sendPicture(photo)).data.avatarUrl).toBe((await sendPicture(photo)).data.avatarUrl);
  });

  it('is accepted with other fields, or an empty form field, of the same form', async () => {
    const { data } = await send(part('firstName', 'Zoé'), part('avatar', await aPhoto(), 'moi.jpg'));
    expect([data.firstName, data.avatarUrl]).toEqual(['Zoé', expect.any(String)]);

    await send(part('firstName', 'Léa'), part('avatar', '', ''));
    expect(await avatarUrl()).toBe(data.avatarUrl);
    expect((await send(part('avatar', ''))).data.avatarUrl).toBeNull();
  });

  it('is visible to colleagues, and a 404 in another organisation', async () => {
    const { data } = await sendPicture(await aPhoto());
    const address = data.avatarUrl!.slice('/api'.length);
    const colleague = await app.aPerson({ organization_id: person.organizationId });

    expect((await app.as(colleague).get(address)).status).toBe(200);
    expect((await app.as(await app.aPerson({ role: 'owner' })).get(address)).status).toBe(404);
    expect((await app.anyone.get(address)).status).toBe(401);
  });
});

describe('an invalid avatar', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['an SVG', () => Buffer.from(svg), 415],
    ['an SVG behind the first bytes of a PNG', () => Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'), 415],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    [
      'a GIF',
      async () =>
        sharp(await aPhoto())
          .gif()
          .toBuffer(),
      415,
    ],
    [
      'a WebP',
      async () =>
        sharp(await aPhoto())
          .webp()
          .toBuffer(),
      415,
    ],
    ['half a JPEG', async () => (await aPhoto()).subarray(0, 3_000), 415],
    ['half a PNG', async () => (await aPhoto({ format: 'png', width: 400, height: 400 })).subarray(0, 1_000), 415],
    ['the head of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 415],
    ['a PNG that claims 60 000 pixels each way', () => aBomb(60_000, 60_000), 413],
    ['a file that is too large', async () => Buffer.concat([await aPhoto(), Buffer.alloc(5_000_000)]), 413],
  ])('Given %s, Then it is refused, and nothing changes', async (_what, bytes, status) => {
    const before = (await sendPicture(await aPhoto())).data.avatarUrl;

    const answer = await send(part('firstName', 'Autre'), part('avatar', await bytes(), 'moi.jpg'));

    const code = status === 413 ? 'tooLarge' : 'notAllowed';
    expect([answer.status, answer.error.fields]).toEqual([status, { avatar: code }]);
    const { data } = await client.get<OwnProfile>('/me');
    expect([data.firstName, data.avatarUrl]).toEqual(['Camille', before]);
  });

  it('Given two, or one under another name, Then it is refused', async () => {
    const photo = await aPhoto();

    const two = await send(part('avatar', photo, 'a.jpg'), part('avatar', photo, 'b.jpg'));
    const other = await send(part('avatar.0', photo, 'a.jpg'));
    const unknown = await send(part('logo', photo, 'a.jpg'));

    expect([two.error.fields, other.error.fields, unknown.error.fields]).toEqual([
      { avatar: 'tooMany' },
      { 'avatar.0': 'unknown' },
      { logo: 'unknown' },
    ]);
  });

  it('is rate limited', async () => {
    const photo = await aPhoto({ width: 10, height: 10 });
    const answers: number[] = [];
    for (let time = 0; time < 21; time += 1) answers.push((await sendPicture(photo)).status);

    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });
});
