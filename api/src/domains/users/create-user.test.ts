import type { User, UserCreation } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aCreation } from './testing/a-form';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const create = (who: { id: string }, body: Partial<UserCreation> | Record<string, unknown>) =>
  app.as(who).post<User>('/users', body);
const countUsers = async () =>
  (
    await app.db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow()
  ).all;

describe('adding a person', () => {
  it('stores place, post and groups, and is logged', async () => {
    const body = aCreation(team, { birthday: '1980-04-03', phone: '06 12 34 56 78', spokenLanguages: [] });
    const { status, data } = await create(team.headHR, body);

    expect(status).toBe(200);
    expect(data).toMatchObject({
      firstName: 'Nour',
      lastName: 'Haddad',
      role: { slug: 'user' },
      groups: [{ id: team.lyon, name: 'Lyon' }],
      birthday: '1980-04-03',
      job: { jobTitle: 'Opératrice', level: 'worker', hrRepresentative: { id: team.headHR.id }, manager: null },
      organization: { id: team.organization },
      hasSetupAccount: false,
      version: 1,
    });
    const log = await app.db.selectFrom('audit_log').where('subject_id', '=', data.id).selectAll().execute();
    expect(log).toMatchObject([
      { action: 'user.created', actor_id: team.headHR.id, outcome: 'done', details: { role: 'user' } },
    ]);
  });

  it('can be checked before by the same rules, and adds no user', async () => {
    const { job: _job, ...identity } = aCreation(team);
    const check = (body: object) => app.as(team.headHR).post('/users/check', body);
    const before = await countUsers();

    expect((await check(identity)).status).toBe(204);
    const taken = await check({ ...identity, email: 'AMEL@team.example' });
    expect([taken.status, taken.error.fields]).toEqual([409, { email: 'duplicate' }]);
    expect((await check({ ...identity, groups: [team.rennes] })).error.fields).toEqual({ 'groups.0': 'unknown' });
    expect((await check({ ...identity, birthday: '2090-01-01' })).error.fields).toEqual({ birthday: 'future' });
    expect(await countUsers()).toBe(before);
  });

  it('gives a manager their managed groups', async () => {
    const body = aCreation(team, {
      role: 'manager',
      scope: { groups: [team.rennes] },
      job: { hrRepresentative: team.headHR.id },
    });
    const { data } = await create(team.owner, body);

    expect(data).toMatchObject({ role: { slug: 'manager' }, scope: { groups: [{ id: team.rennes, name: 'Rennes' }] } });
  });

  it('refuses an e-mail that is in use, in any case, on its field', async () => {
    const { status, error } = await create(team.headHR, aCreation(team, { email: 'AMEL@team.example' }));

    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'duplicate',
      fields: { email: 'duplicate' },
      message: 'L’email indiqué est déjà utilisé par un autre utilisateur.',
    });
  });

  it.each([
    ['lastName', { lastName: ' ' }, { lastName: 'required' }],
    ['gender', { gender: undefined }, { gender: 'required' }],
    ['email', { email: 'nour' }, { email: 'format' }],
    ['groups', { groups: [] }, { groups: 'required' }],
    ['birthday', { birthday: '2999-01-01' }, { birthday: 'future' }],
    ['a birthday that is not there', { birthday: undefined }, { birthday: 'required' }],
    ['an empty birthday', { birthday: null }, { birthday: 'required' }],
    [
      'a post that is not there',
      { job: undefined },
      { 'job.jobTitle': 'required', 'job.level': 'required', 'job.hrRepresentative': 'required' },
    ],
    [
      'job title and status',
      { job: {} },
      { 'job.jobTitle': 'required', 'job.level': 'required', 'job.hrRepresentative': 'required' },
    ],
    ['managed groups', { role: 'manager' }, { scope: 'required' }],
    [
      'languages',
      { spokenLanguages: ['fr', 'en', 'de', 'es', 'it'].map((language) => ({ language, level: 'fluent' })) },
      { spokenLanguages: 'tooMany' },
    ],
  ] as const)('names the errors of %s, and adds no user', async (_, change, fields) => {
    const before = await countUsers();
    const { status, error } = await create(team.headHR, { ...aCreation(team), ...change });

    expect(status).toBe(400);
    expect(error.fields).toMatchObject(fields);
    expect(await countUsers()).toBe(before);
  });

  it('refuses a group, manager or representative outside the actor’s scope', async () => {
    const { error } = await create(team.headHR, aCreation(team, { groups: [team.lyon, team.rennes] }));
    expect(error.fields).toEqual({ 'groups.1': 'unknown' });
    const elsewhere = await create(team.owner, aCreation(team, { groups: [team.elsewhere] }));
    expect(elsewhere.error.fields).toEqual({ 'groups.0': 'unknown' });
    const job = { ...aCreation(team).job, manager: team.amel.id, hrRepresentative: team.otherOwner.id };
    const colleagues = await create(team.owner, aCreation(team, { job }));
    expect(colleagues.error.fields).toEqual({ 'job.manager': 'unknown', 'job.hrRepresentative': 'unknown' });
  });

  it('refuses a role that the actor may not give', async () => {
    const headHR = aCreation(team, { role: 'headHR', scope: { groups: [team.lyon] } });
    expect(await create(team.headHR, headHR)).toMatchObject({ status: 403, error: { fields: { role: 'notAllowed' } } });
    expect((await create(team.owner, headHR)).status).toBe(200);
    expect((await create(team.owner, { ...aCreation(team), role: 'owner' })).status).toBe(400);
    expect((await create(team.manager, aCreation(team))).status).toBe(403);
    expect((await create(team.amel, aCreation(team))).status).toBe(403);
  });

  it('is limited to the own organisation, except for viewers of all', async () => {
    const body = aCreation(team, { organization: team.other });
    expect((await create(team.owner, body)).status).toBe(404);
    const there = { groups: [team.elsewhere], job: { ...body.job, hrRepresentative: team.otherOwner.id } };
    const { status, data } = await create(team.superAdmin, { ...body, ...there });
    expect([status, data.organization?.id]).toEqual([200, team.other]);
  });
});
