import { hashOf } from '../../platform/sessions/secrets';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aTeam, type Team } from './testing/a-team';

interface Sent {
  sent: number;
  skipped: { id: string; reason: string; retryAt: string }[];
}

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
  app.as(who).post<Sent>('/users/sendWelcome', { userIds: people.map(({ id }) => id) });

const anOwner = () => app.aPerson({ organization_id: team.organization, role: 'owner' });

describe('the welcome e-mail', () => {
  it('carries a link for seven days, whose token is stored as a hash', async () => {
    const answer = await send(team.headHR, team.amel);

    expect(answer.data).toEqual({ sent: 1, skipped: [] });
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

  it('makes an earlier link useless, an hour later', async () => {
    await send(team.owner, team.emile);
    app.clock.advance({ hours: 1 });
    expect((await send(team.owner, team.emile)).data).toEqual({ sent: 1, skipped: [] });

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

describe('a welcome e-mail that was sent a moment ago', () => {
  it('is not sent again within the hour, whoever asks, and the answer says from when it would be', async () => {
    const person = await app.aPerson({ organization_id: team.organization });
    await send(team.owner, person);
    app.clock.advance({ minutes: 59 });

    const again = await send(await anOwner(), person);

    const retryAt = app.clock.now().plus({ minutes: 1 }).toUTC().toISO();
    expect([again.status, again.data]).toEqual([
      200,
      { sent: 0, skipped: [{ id: person.id, reason: 'recentlySent', retryAt }] },
    ]);
    expect(await mailsTo(person.id)).toHaveLength(1);
  });

  it('keeps nobody else from getting theirs', async () => {
    const [one, other] = [0, 1].map(() => app.aPerson({ organization_id: team.organization }));
    await send(team.owner, await one!);

    const { data } = await send(team.owner, await one!, await other!);

    expect([data.sent, data.skipped.map(({ id }) => id)]).toEqual([1, [(await one!).id]]);
  });

  it('Given six calls at once, Then one mail leaves, and its link is good', async () => {
    const person = await app.aPerson({ organization_id: team.organization });

    const senders = [team.owner, await anOwner()];

    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => send(senders[index % 2]!, person)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.map(({ data }) => data.sent).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(await mailsTo(person.id)).toHaveLength(1);
    expect(await tokensOf(person.id)).toMatchObject([{ revoked_at: null, used_at: null }]);
  });
});

describe('the welcome e-mails of one sender', () => {
  it('go to two hundred people within an hour, also in calls at once; the others are named, with their time', async () => {
    app.clock.advance({ hours: 2 });
    const sender = await anOwner();
    const people: TestPerson[] = [];
    while (people.length < 210) people.push(await app.aPerson({ organization_id: team.organization }));

    const [first, second] = await Promise.all([
      send(sender, ...people.slice(0, 110)),
      send(sender, ...people.slice(110, 210)),
    ]);

    expect(first.data.sent + second.data.sent).toBe(200);
    const skipped = [...first.data.skipped, ...second.data.skipped];
    const retryAt = app.clock.now().plus({ hours: 1 }).toUTC().toISO();
    expect(skipped).toEqual(
      Array.from({ length: 10 }, () => expect.objectContaining({ reason: 'hourlyLimit', retryAt })),
    );
    for (const { id } of skipped) expect(await mailsTo(id)).toEqual([]);

    const [late] = skipped;
    const refused = await send(sender, { id: late!.id });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await send(team.owner, { id: late!.id })).data.sent).toBe(1);
    app.clock.advance({ hours: 1 });
    expect((await send(sender, { id: skipped[1]!.id })).data.sent).toBe(1);
  });
});
