import type { ClosureBody, User } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { twoPacksOf } from './testing/a-program';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-23T10:00:00.000Z' });
  team = await aTeam(app);
  const { basic, pack } = await twoPacksOf(app, team);
  await app
    .as(team.headHR)
    .put(`/users/${team.amel.id}`, { selectedProgram: { program: basic, pack, fromDate: '2026-11-23' } });
  app.clock.set('2026-11-25T10:00:00.000Z');
}, 60_000);
afterAll(() => app.close());

const close = (closure: object, headers?: Record<string, string>) =>
  app.as(team.headHR).put<User>(`/users/${team.amel.id}`, { closure }, headers);
const found: ClosureBody = {
  type: 'external',
  leavingDate: '2026-12-31',
  job: {
    entryOnDutyDate: '2027-01-04',
    group: 'Scierie du Val',
    jobTitle: 'Cheffe d’atelier',
    annualSalaryWithoutTax: 0,
  },
  contractKind: 'cddLong',
};

describe('closing a programme for an external job', () => {
  it('requires everything except the kind of contract', async () => {
    const { status, error } = await close({ type: 'external', job: {} });
    expect(status).toBe(400);
    expect(error.fields).toMatchObject({
      'closure.leavingDate': 'required',
      'closure.job.entryOnDutyDate': 'required',
      'closure.job.group': 'required',
      'closure.job.jobTitle': 'required',
      'closure.job.annualSalaryWithoutTax': 'required',
    });
    expect((await close({ ...found, contractKind: 'forever' })).error.fields).toMatchObject({
      'closure.contractKind': 'notAllowed',
    });
  });

  it('refuses invisible texts, and a training that ends before it begins', async () => {
    const blank = await close({ ...found, job: { ...found.job, group: ' ', jobTitle: '\u200B' } });
    expect([blank.status, blank.error.fields]).toEqual([
      400,
      { 'closure.job.group': 'required', 'closure.job.jobTitle': 'required' },
    ]);
    const dates = { fromDate: '2027-01-05', toDate: '2027-01-04' };
    const training = await close({ type: 'training', leavingDate: '2026-12-31', training: { dates } });
    expect([training.status, training.error.fields]).toEqual([400, { 'closure.training.dates.toDate': 'tooSmall' }]);
  });

  const programme = () =>
    app.db.selectFrom('user_programs').where('user_id', '=', team.amel.id).select('status').executeTakeFirst();

  it.each([
    ['leavingDate', { leavingDate: '2024-11-22' }],
    ['leavingDate', { type: 'retired', leavingDate: '2028-12-14', job: null, contractKind: null }],
    ['job.entryOnDutyDate', { job: { ...found.job, entryOnDutyDate: '2028-12-14' } }],
  ])('refuses %s further than two years from the programme: %j', async (field, change) => {
    const { status, error } = await close({ ...found, ...change });

    expect([status, error.fields]).toEqual([400, { [`closure.${field}`]: 'notAllowed' }]);
    expect(error.message).toMatch(/à moins de deux ans/);
    expect(await programme()).toEqual({ status: 'started' });
  });

  it('accepts days within two years of it', async () => {
    const days = { leavingDate: '2024-11-23', job: { ...found.job, entryOnDutyDate: '2028-12-13' } };
    const preview = await app.as(team.headHR).post(`/users/${team.amel.id}/program/preview`, {
      closure: { ...found, ...days },
    });
    expect(preview.status).toBe(200);
  });

  it('refuses a job that begins before the person has left', async () => {
    const { status, error } = await close({ ...found, job: { ...found.job, entryOnDutyDate: '2026-12-30' } });

    expect([status, error.fields]).toEqual([400, { 'closure.job.entryOnDutyDate': 'tooSmall' }]);
    expect(error.message).toBe('Les dates de la clôture ne sont pas dans l’ordre.');
    expect(await programme()).toEqual({ status: 'started' });
  });

  it('refuses fields of another closure type', async () => {
    const training = { dates: { fromDate: '2026-12-01', toDate: '2026-12-31' } };
    const foreign = { ...found, type: 'retired', partnership: false, sector: 'construction', training } as const;
    const { status, error } = await close(foreign, { 'x-api-language': 'en' });

    expect([status, error.fields]).toEqual([
      400,
      {
        'closure.job.entryOnDutyDate': 'notAllowed',
        'closure.job.group': 'notAllowed',
        'closure.job.jobTitle': 'notAllowed',
        'closure.job.annualSalaryWithoutTax': 'notAllowed',
        'closure.contractKind': 'notAllowed',
        'closure.partnership': 'notAllowed',
        'closure.sector': 'notAllowed',
        'closure.training': 'notAllowed',
      },
    ]);
    expect(error.message).toBe('Some of the details do not belong to the reason of the closure.');
    expect(await programme()).toEqual({ status: 'started' });
  });

  it('stores the reasons, and those of a correction', async () => {
    const first = await close(found);
    expect(first.data.selectedProgram).toMatchObject({
      status: 'closed',
      closure: { type: 'external', contractKind: 'cddLong', job: { annualSalaryWithoutTax: 0 } },
    });

    app.clock.set('2026-11-27T10:00:00.000Z');
    const onThis = { 'if-match': `"${first.data.version}"` };
    const corrected = await close({ ...found, contractKind: null }, onThis);

    expect(corrected.data.selectedProgram?.closure).toMatchObject({
      contractKind: null,
      closedAt: '2026-12-31T12:00:00.000Z',
      enteredAt: '2026-11-25T10:00:00.000Z',
    });
    expect((await close(found, onThis)).status).toBe(409);
  });
});
