import type { AuditEntry, BulkAction, Paged } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const log = async (who: { id: string }) =>
  (await app.as(who).get<Paged<AuditEntry>>('/audit')).data.items.filter(({ bulk }) => bulk);

it('Given people put into a group, When the log is read, Then they have one line, which leads its actor to the result', async () => {
  const ids = [team.amel, team.emile, team.solene].map(({ id }) => id);
  const body = { kind: 'addToGroup', selection: { ids }, group: team.rennes };
  const { data } = await app.as(team.owner).post<BulkAction>('/users/bulk', body);
  await app.services.jobs.runDue();

  const [line, ...others] = await log(team.owner);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    action: 'users.addedToGroup',
    subject: { id: team.rennes, name: 'Rennes' },
    details: { people: 2, name: 'Rennes' },
    bulk: { id: data.id, opens: true },
  });
  expect((await log(team.admin))[0]?.bulk).toEqual({ id: data.id, opens: false });
  const people = app.db.selectFrom('audit_log').where('action', '=', 'user.groupsChanged').select('subject_id');
  expect(new Set((await people.execute()).map(({ subject_id }) => subject_id))).toEqual(
    new Set([team.amel.id, team.emile.id]),
  );
});
