import type { BulkAction, BulkPerson, Paged } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aGroup, aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterEach(() => app.close());

type Who = { id: string };
const run = () => app.services.jobs.runDue();
const begin = (who: Who, body: object) => app.as(who).post<BulkAction>('/users/bulk', body);
const read = async (who: Who, id: string) => (await app.as(who).get<BulkAction>(`/users/bulk/${id}`)).data;
const pending = async (who: Who, id: string) => {
  const path = `/users/bulk/${id}/people?outcome=pending&pageSize=100`;
  return (await app.as(who).get<Paged<BulkPerson>>(path)).data.items;
};
const resume = (who: Who, id: string) => app.as(who).post<BulkAction>(`/users/bulk/${id}/resume`);
const mails = () => app.db.selectFrom('mails').where('kind', '=', 'invitation').select('user_id').execute();

async function manyPeople(count: number): Promise<TestPerson[]> {
  const many: TestPerson[] = [];
  for (let n = 0; n < count; n += 1) many.push(await app.aPerson({ organization_id: team.organization }));
  return many;
}

/** Exceeds the tries of a failing job. */
async function untilGivenUp(): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await run();
    app.clock.advance({ hours: 1 });
  }
}

describe('a bulk action that ended early', () => {
  it('Given a permanent error, Then it ends as failed, reports its progress, and can resume with the rest', async () => {
    const many = await manyPeople(120);
    const { data } = await begin(team.owner, { kind: 'welcome', selection: { ids: many.map(({ id }) => id) } });
    const { mailer } = app.services;
    const send = mailer.send.bind(mailer);
    let sent = 0;
    mailer.send = async (...mail) => {
      sent += 1;
      if (sent > 50) throw new Error('no mail server');
      await send(...mail);
    };
    await untilGivenUp();

    const failed = await read(team.owner, data.id);
    expect(failed).toMatchObject({ status: 'failed', total: 120, done: 50, skipped: [] });
    expect(failed.finishedAt).not.toBeNull();
    const left = await pending(team.owner, data.id);
    expect(left).toHaveLength(70);
    expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set([null]));

    mailer.send = send;
    expect((await resume(team.admin, data.id)).status).toBe(404);
    const [once, twice] = [await resume(team.owner, data.id), await resume(team.owner, data.id)];
    expect([once.data.status, twice.data.status]).toEqual(['waiting', 'waiting']);
    await run();

    expect(await read(team.owner, data.id)).toMatchObject({ status: 'done', done: 120, skipped: [] });
    expect(await mails()).toHaveLength(120);
    expect((await resume(team.owner, data.id)).status).toBe(409);
  });

  it('Given a deleted group, Then it cannot resume', async () => {
    const nice = await aGroup(app, { organizationId: team.organization, name: 'Nice' });
    const { data } = await begin(team.owner, { kind: 'addToGroup', selection: { ids: [team.amel.id] }, group: nice });
    await app.db.deleteFrom('user_groups').where('id', '=', nice).execute();
    await run();

    const answer = await resume(team.owner, data.id);

    expect([answer.status, answer.error.code]).toEqual([409, 'conflict']);
    expect((await read(team.owner, data.id)).status).toBe('stopped');
  });
});
