import type { User, UserGroup, UserGroupBody } from '@passerelle/shared/contract';
import { unknownId } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { saveProgram } from '../../programs/save-program';
import { aPack } from '../../programs/testing/a-participant';
import { aTask, aTemplate } from '../../programs/testing/a-template';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
let pack: string;
let otherPack: string;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  const programId = await saveProgram(app.db, null, aTemplate([[aTask()]]), app.clock.now());
  pack = await aPack(app, team.organization, [programId], 40);
  otherPack = await aPack(app, team.other, [programId]);
});
afterEach(() => app.close());

const aBody = (with_: Partial<UserGroupBody> = {}): UserGroupBody => ({
  name: 'Châlons',
  description: 'Les personnes du site de Châlons.',
  licensePacks: [pack],
  ...with_,
});
const create = (who: { id: string }, body: object = aBody()) => app.as(who).post<UserGroup>('/users/groups', body);
const update = (who: { id: string }, id: string, body: object, version?: number) =>
  app.as(who).put<UserGroup>(`/users/groups/${id}`, body, version === undefined ? {} : { 'if-match': `"${version}"` });
const log = async () =>
  (await app.db.selectFrom('audit_log').orderBy('at').orderBy(asWritten).selectAll().execute()).map(
    ({ action, fields }) => [action, fields],
  );

describe('a group', () => {
  it('is created with its packs, read, changed and logged', async () => {
    const { status, data } = await create(team.owner);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: 'Châlons',
      licensePacks: [{ id: pack, maxLicenses: 40 }],
      userCount: 0,
      organization: { id: team.organization },
      version: 1,
    });

    const changed = await update(team.admin, data.id, aBody({ name: 'Châlons-en-Champagne' }), 1);
    expect(changed.data).toMatchObject({ name: 'Châlons-en-Champagne', version: 2 });
    expect((await app.as(team.owner).get<UserGroup>(`/users/groups/${data.id}`)).data).toEqual(changed.data);
    expect(await log()).toEqual([
      ['group.created', []],
      ['group.updated', ['name']],
    ]);
  });

  it('is not overwritten with an outdated version', async () => {
    await update(team.owner, team.lyon, aBody({ name: 'Lyon Est' }), 1);

    const late = await update(team.admin, team.lyon, aBody({ name: 'Lyon Ouest' }), 1);

    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect((await app.as(team.owner).get<UserGroup>(`/users/groups/${team.lyon}`)).data.name).toBe('Lyon Est');
  });

  it('is deleted without its people, who leave the scope of its managers', async () => {
    expect((await app.as(team.owner).delete(`/users/groups/${team.lyon}`)).status).toBe(204);

    expect((await app.as(team.owner).get<User>(`/users/${team.amel.id}`)).data.groups).toEqual([]);
    expect((await app.as(team.headHR).get(`/users/${team.amel.id}`)).status).toBe(404);
    expect(await log()).toEqual([
      ['group.deleted', []],
      ['access.refused', []],
    ]);
  });

  it.each([
    [{ name: '' }, { name: 'required' }],
    [{ name: '\u200B ' }, { name: 'required' }],
    [{ description: ' ' }, { description: 'required' }],
    [{ licensePacks: [] }, { licensePacks: 'required' }],
  ])('requires a name, a description and a pack: %j', async (change, fields) => {
    const { status, error } = await create(team.owner, aBody(change));

    expect([status, error.fields]).toEqual([400, fields]);
    expect(await log()).toEqual([]);
  });

  it('refuses a pack of another organisation, like an unknown one', async () => {
    const foreign = await create(team.owner, aBody({ licensePacks: [pack, otherPack] }));
    const missing = await create(team.owner, aBody({ licensePacks: [pack, unknownId] }));

    expect(foreign.error).toEqual(missing.error);
    expect(foreign.error.fields).toEqual({ 'licensePacks.1': 'unknown' });
  });

  it('is restricted to roles with write access to groups, in their organisation', async () => {
    expect((await create(team.headHR)).status).toBe(403);
    expect((await create(team.manager)).status).toBe(403);
    expect((await create(team.owner, aBody({ organization: team.other }))).status).toBe(404);
    const foreign = await update(team.owner, team.elsewhere, aBody());
    const missing = await update(team.owner, unknownId, aBody());
    expect([foreign.status, foreign.error]).toEqual([404, missing.error]);
    expect((await app.as(team.owner).delete(`/users/groups/${team.elsewhere}`)).status).toBe(404);
    const there = await create(team.superAdmin, aBody({ organization: team.other, licensePacks: [otherPack] }));
    expect(there.data.organization.id).toBe(team.other);
  });
});
