import type { Organization } from '@passerelle/shared/contract';
import sharp from 'sharp';
import { aBomb, aPhoto } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { multipart, part } from '../../testing/test-client';
import { aTeam, type Team } from '../users/testing/a-team';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const url = () => `/organizations/${team.organization}/theme`;
const set = (body: object, headers: Record<string, string> = {}) =>
  app.as(team.superAdmin).put<Organization>(url(), body, headers);
const send = (...parts: Buffer[]) =>
  app.as(team.superAdmin).send<Organization>({ method: 'PUT', url: `/api${url()}`, ...multipart(...parts) });
const theme = async () =>
  (await app.as(team.owner).get<Organization>(`/organizations/${team.organization}`)).data.theme;
const lastEntry = async () =>
  app.db.selectFrom('audit_log').orderBy('at', 'desc').select(['action', 'fields']).limit(1).executeTakeFirst();

describe('the theme of an organisation', () => {
  beforeEach(() => app.clock.advance({ minutes: 1 }));

  it('sets a colour, keeps the rest, and is logged once', async () => {
    await set({ secondary: '#112233' });
    app.clock.advance({ minutes: 1 });
    const { status, data } = await set({ primary: '#0b7a75' });

    expect([status, data.theme]).toEqual([
      200,
      { primary: '#0B7A75', secondary: '#112233', background: null, logoUrl: null, bannerUrl: null },
    ]);
    expect(await lastEntry()).toEqual({ action: 'theme.changed', fields: ['primary'] });
    const count = async () => (await app.db.selectFrom('audit_log').select('id').execute()).length;
    const before = await count();
    expect((await set({ primary: '#0B7A75' })).data.version).toBe(data.version);
    expect(await count()).toBe(before);
    expect((await set({ primary: null })).data.theme.primary).toBeNull();
  });

  it('stores a picture without its location, and shows it to members of the organisation only', async () => {
    const { data } = await send(part('logo', await aPhoto({ width: 300, height: 80 }), 'logo.jpg'));

    const address = (data.theme.logoUrl ?? '').slice('/api'.length);
    const shown = await app.as(team.amel).get(address);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(shown.bytes).metadata()).exif).toBeUndefined();
    expect((await app.as(team.stranger).get(address)).status).toBe(404);

    const removed = await set({ logoUrl: null });
    expect(removed.data.theme.logoUrl).toBeNull();
    expect((await app.as(team.amel).get(address)).status).toBe(404);
  });

  it.each([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>'), 415, 'notAllowed'],
    ['a broken one', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'), 415, 'notAllowed'],
    ['one with too many points', aBomb(30_000, 30_000), 413, 'tooLarge'],
    [
      'one that is too heavy',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(1_000_001)]),
      413,
      'tooLarge',
    ],
  ])('refuses %s on its field and changes nothing', async (_what, bytes, status, code) => {
    const before = await theme();
    const refused = await send(part('primary', '#000000'), part('banner', bytes, 'banner.png'));

    expect([refused.status, refused.error.fields]).toEqual([status, { banner: code }]);
    expect(await theme()).toEqual(before);
  });

  it.each([
    [{ primary: 'red' }, { primary: 'format' }],
    [{ primary: '#12345' }, { primary: 'format' }],
    [{ logoUrl: '/api/files/1' }, { logoUrl: 'notAllowed' }],
  ])('refuses %j', async (body, fields) => {
    const { status, error } = await set(body);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, Object.keys(fields)]);
  });

  it('is not overwritten with an outdated version', async () => {
    const { version } = (await set({ primary: '#445566' })).data;
    const late = await set({ primary: '#665544' }, { 'if-match': `"${version - 1}"` });
    expect([late.status, late.error.code, (await theme()).primary]).toEqual([409, 'conflict', '#445566']);
  });

  it('is restricted to the product’s staff', async () => {
    for (const who of [team.owner, team.admin, team.headHR, team.manager, team.amel])
      expect((await app.as(who).put(url(), { primary: '#000000' })).status).toBe(403);
  });
});
