import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashOf } from '../../platform/sessions/token';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl: 'https://passerelle.example' } });
  team = await aTeam(app);
});
afterAll(() => app.close());

const mailsTo = (id: string) =>
  app.db.selectFrom('mails').where('user_id', '=', id).orderBy('created_at').selectAll().execute();
const tokensOf = (id: string) =>
  app.db.selectFrom('tokens').where('user_id', '=', id).orderBy('created_at').selectAll().execute();
const send = (who: { id: string }, ...people: { id: string }[]) =>
  app.as(who).post<{ sent: number }>('/users/sendWelcome', { userIds: people.map(({ id }) => id) });

describe('the welcome e-mail', () => {
  it('carries a link whose token is kept as a hash, for seven days', async () => {
    const answer = await send(team.headHR, team.amel);

    expect(answer.data).toEqual({ sent: 1 });
    const [mail] = await mailsTo(team.amel.id);
    expect(mail).toMatchObject({ kind: 'invitation', to_address: 'Amel@team.example', locale: 'fr' });
    const token = /reset-password\?token=([\w-]{43})&firstSetup=true/.exec(mail?.text ?? '')?.[1] ?? '';
    const [kept] = await tokensOf(team.amel.id);
    expect(kept).toMatchObject({ kind: 'invitation', token_hash: hashOf(token), used_at: null, revoked_at: null });
    expect(kept?.expires_at.toISOString()).toBe('2026-12-02T10:00:00.000Z');
    expect(mail?.html).toContain('https://passerelle.example/reset-password?token=');
  });

  it('is noted: when someone was invited, and by whom', async () => {
    await send(team.owner, team.solene);

    const { data } = await app.as(team.owner).get<{ welcomeSentAt: string }>(`/users/${team.solene.id}`);
    expect(data.welcomeSentAt).toBe('2026-11-25T10:00:00.000Z');
    const audit = await app.db.selectFrom('audit_log').where('subject_id', '=', team.solene.id).selectAll().execute();
    expect(audit).toMatchObject([{ actor_id: team.owner.id, action: 'user.welcomed', subject_kind: 'user' }]);
  });

  it('makes an earlier link useless', async () => {
    await send(team.owner, team.emile);
    app.clock.advance({ minutes: 1 });
    await send(team.owner, team.emile);

    const [first, second] = await tokensOf(team.emile.id);
    expect(first?.revoked_at).not.toBeNull();
    expect(second?.revoked_at).toBeNull();
  });

  it('goes to all or to nobody: one who may not be seen is not there', async () => {
    const answer = await send(team.headHR, team.amel, team.diego);

    expect(answer.status).toBe(404);
    expect(await mailsTo(team.diego.id)).toEqual([]);
    expect(await mailsTo(team.amel.id)).toHaveLength(1);
    expect((await send(team.owner, team.stranger)).status).toBe(404);
    expect(await mailsTo(team.stranger.id)).toEqual([]);
  });

  it('is sent by those who may write people: a manager may not', async () => {
    expect((await send(team.manager, team.amel)).status).toBe(403);
  });

  it('speaks the language of whoever is invited, and cannot be made to say more', async () => {
    const person = await app.aPerson({
      organization_id: team.organization,
      locale: 'en',
      first_name: '<b>Eve</b>',
    });
    await send(team.owner, person);

    const [mail] = await mailsTo(person.id);
    expect(mail?.subject).toBe('Your Passerelle space is ready');
    expect(mail?.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
  });

  it.each([{ userIds: [] }, {}, { userIds: ['nobody'] }, { userIds: 'all' }])('refuses %j', async (body) => {
    expect((await app.as(team.owner).post('/users/sendWelcome', body)).status).toBe(400);
  });
});
