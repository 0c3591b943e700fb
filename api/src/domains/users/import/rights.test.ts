import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { aFile, aLine, importSteps } from './testing/people-file';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));

describe('rights', () => {
  it('limit an import to its user and to viewers of the whole organisation', async () => {
    const found = await importSteps(() => app.as(team.headHR)).checked(aFile(aLine()));
    const path = `/users/imports/${found.id}`;

    expect((await app.as(team.owner).get(path)).status).toBe(200);
    const missing = await app.as(team.otherOwner).get('/users/imports/3fa85f64-5717-4562-b3fc-2c963f66afa6');
    for (const rest of ['', '/rows', '/refused']) {
      const foreign = await app.as(team.otherOwner).get(`${path}${rest}`);
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
    for (const rest of ['/start', '/stop', '/undo']) {
      expect((await app.as(team.otherOwner).post(`${path}${rest}`, {})).status).toBe(404);
    }
    expect((await app.as(team.otherOwner).get<{ totalCount: number }>('/users/imports')).data.totalCount).toBe(0);
    expect((await app.as(team.manager).get('/users/imports')).status).toBe(403);
    expect((await app.as(team.owner).post(`${path}/start`, {})).status).toBe(403);
  });

  it('limit an HR manager to own groups, and to lower roles', async () => {
    const headHR = importSteps(() => app.as(team.headHR));
    const found = await headHR.checked(aFile(aLine({ Groupes: 'Rennes' }), aLine({ Rôle: 'RRH' }), aLine()));

    expect(found.counts).toMatchObject({ created: 1, refused: 2 });
    const rows = await headHR.rows(found.id, 'refused');
    expect(rows.map(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`))).toEqual([
      ['groups unknown'],
      expect.arrayContaining(['role notGrantable']),
    ]);
  });

  it('stop an import when its user may no longer add people', async () => {
    const someone = await app.aPerson({ organization_id: team.organization, role: 'owner' });
    const steps = importSteps(() => app.as(someone));
    const found = await steps.checked(aFile(...Array.from({ length: 600 }, () => aLine())));
    await app.services.jobs.runDue();
    await steps.start(found.id);
    await app.db.updateTable('users').set({ role: 'manager' }).where('id', '=', someone.id).execute();

    await app.services.jobs.runDue();

    expect(await owner.read(found.id)).toMatchObject({ status: 'stopped', counts: { created: 500, pending: 100 } });
  });

  it('keep the real actor in later jobs', async () => {
    const found = await owner.checked(aFile(...Array.from({ length: 501 }, () => aLine())));
    await app.services.jobs.runDue();
    await owner.start(found.id);
    const impersonator_id = team.superAdmin.id;
    await app.db.updateTable('user_imports').set({ impersonator_id }).where('id', '=', found.id).execute();

    await app.services.jobs.runDue();

    const log = await app.db
      .selectFrom('audit_log')
      .where('actor_id', '=', team.owner.id)
      .where('impersonator_id', '=', impersonator_id)
      .select('action')
      .orderBy('action')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['user.created', 'users.imported']);
  });
});
