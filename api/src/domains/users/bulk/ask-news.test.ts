import type { BulkAction, NewsLetter } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00Z' });
  team = await aTeam(app);
});
afterEach(() => app.close());

async function ask(who: { id: string }, selection: object): Promise<BulkAction> {
  const begun = await app.as(who).post<BulkAction>('/users/bulk', { kind: 'askNews', selection });
  await app.services.jobs.runDue();
  return (await app.as(who).get<BulkAction>(`/users/bulk/${begun.data.id}`)).data;
}
const mails = () =>
  app.db.selectFrom('mails').where('kind', '=', 'askNews').select(['user_id', 'subject', 'text']).execute();
const set = ({ id }: { id: string }, values: object) =>
  app.db.updateTable('users').set(values).where('id', '=', id).execute();

describe('asking for news', () => {
  it('mails each in their language, with a new link for those who never signed in, as previewed', async () => {
    await set(team.amel, { locale: 'en' });
    await set(team.emile, { setup_at: null, invited_at: '2026-11-01T10:00:00Z' });

    const done = await ask(team.headHR, { ids: [team.amel.id, team.emile.id] });

    expect(done).toMatchObject({ status: 'done', done: 2, skipped: [] });
    const sent = await mails();
    const { data: letter } = await app.as(team.headHR).get<NewsLetter>('/users/newsLetter');
    const [toAmel, toEmile] = [team.amel, team.emile].map(({ id }) => sent.find(({ user_id }) => user_id === id));
    expect([toAmel?.subject, toEmile?.subject]).toEqual([letter.en.opened.subject, letter.fr.unopened.subject]);
    expect(toAmel?.text).toContain('/home');
    expect(toEmile?.text).toMatch(/\/reset-password\?token=.+&firstSetup=true/);
    for (const paragraph of letter.fr.unopened.paragraphs)
      expect(toEmile?.text?.replaceAll(/\s+/g, ' ')).toContain(paragraph.replaceAll(/\s+/g, ' '));
    const log = await app.db.selectFrom('audit_log').where('action', '=', 'user.newsAsked').selectAll().execute();
    expect(new Set(log.map(({ subject_id }) => subject_id))).toEqual(new Set([team.amel.id, team.emile.id]));
  });

  it('is not repeated within a week, and then is', async () => {
    await ask(team.headHR, { ids: [team.amel.id] });
    app.clock.set('2026-12-02T09:59:59Z');
    expect(await ask(team.owner, { ids: [team.amel.id] })).toMatchObject({
      done: 0,
      skipped: [{ reason: 'recentlySent', count: 1 }],
    });
    expect(await mails()).toHaveLength(1);

    app.clock.set('2026-12-02T10:00:01Z');
    expect(await ask(team.owner, { ids: [team.amel.id] })).toMatchObject({ done: 1 });
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['paused', { program_status: 'started', program_paused_until: '2026-12-01T10:00:00Z' }],
    ['programOver', { program_status: 'closed' }],
    ['notInvited', { setup_at: null, invited_at: null }],
    ['notParticipant', { role: 'manager' }],
  ])('skips people who are %s', async (reason, values) => {
    await set(team.amel, values);

    expect(await ask(team.owner, { ids: [team.amel.id] })).toMatchObject({ done: 0, skipped: [{ reason, count: 1 }] });
    expect(await mails()).toEqual([]);
  });

  it('reaches all people of a figure, as the list shows them', async () => {
    await set(team.emile, { setup_at: null, invited_at: '2026-11-01T10:00:00Z' });
    const query = { role: ['user'], figure: 'silent' };

    expect(await ask(team.headHR, { query, count: 1 })).toMatchObject({ total: 1, done: 1 });
    expect((await mails()).map(({ user_id }) => user_id)).toEqual([team.emile.id]);
  });

  it('skips people outside the sender’s scope, and is refused to managers', async () => {
    expect(await ask(team.headHR, { ids: [team.solene.id, team.stranger.id, team.amel.id] })).toMatchObject({
      done: 1,
      skipped: [{ reason: 'notVisible', count: 2 }],
    });
    const body = { kind: 'askNews', selection: { ids: [team.amel.id] } };
    expect((await app.as(team.manager).post('/users/bulk', body)).status).toBe(403);
    expect((await app.as(team.manager).get('/users/newsLetter')).status).toBe(403);
  });
});
