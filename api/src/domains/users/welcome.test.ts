import { hashOf } from '../../platform/sessions/secrets';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { giveProgram } from '../programs/give-program';
import { saveProgram } from '../programs/save-program';
import { aPack } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';
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
  it('has a link for seven days, whose token is stored as a hash', async () => {
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

  it('is recorded: date and sender of the invitation', async () => {
    await send(team.owner, team.solene);

    const { data } = await app.as(team.owner).get<{ welcomeSentAt: string }>(`/users/${team.solene.id}`);
    expect(data.welcomeSentAt).toBe('2026-11-25T10:00:00.000Z');
    const audit = await app.db.selectFrom('audit_log').where('subject_id', '=', team.solene.id).selectAll().execute();
    expect(audit).toMatchObject([{ actor_id: team.owner.id, action: 'user.welcomed', subject_kind: 'user' }]);
  });

  it('names the HR contact and the first Monday, in the person’s language', async () => {
    const hr = { hr_representative_id: team.headHR.id };
    const [known, english, started] = [
      await app.aPerson({ organization_id: team.organization, ...hr }),
      await app.aPerson({ organization_id: team.organization, locale: 'en', ...hr }),
      await app.aPerson({ organization_id: team.organization, hr_representative_id: team.gone.id }),
    ];
    const programId = await saveProgram(app.db, null, aTemplate([[aTask()]]), app.clock.now());
    const packId = await aPack(app, team.organization, [programId]);
    for (const [person, from] of [
      [known, '2026-12-07'],
      [english, '2026-12-07'],
      [started, '2026-11-23'],
    ] as const) {
      await giveProgram(app.db, { userId: person.id, programId, packId, from: `${from}T00:00:00Z` }, app.clock.now());
    }

    await send(team.owner, known, english, started);

    const [french] = await mailsTo(known.id);
    expect(french?.text).toMatch(/Votre programme commence le lundi 7\sdécembre\./);
    expect(french?.text).toContain('Votre contact RH est Claire Équipe\u00a0: Claire@team.example.');
    expect(french?.html).toContain('Claire@team.example');
    const [mail] = await mailsTo(english.id);
    expect(mail?.text).toMatch(/Your programme starts on Monday 7\sDecember\./);
    expect(mail?.text).toContain('Your HR contact is Claire Équipe: Claire@team.example.');
    const [plain] = await mailsTo(started.id);
    expect(plain?.text).not.toMatch(/commence le|contact RH/);
  });

  it('revokes an earlier link, an hour later', async () => {
    await send(team.owner, team.emile);
    app.clock.advance({ hours: 1 });
    expect((await send(team.owner, team.emile)).data).toEqual({ sent: 1, skipped: [] });

    const [first, second] = await tokensOf(team.emile.id);
    expect(first?.revoked_at).not.toBeNull();
    expect(second?.revoked_at).toBeNull();
  });

  it('goes to all people or to none: one outside the scope is a 404', async () => {
    const answer = await send(team.headHR, team.amel, team.diego);

    expect(answer.status).toBe(404);
    expect(await mailsTo(team.diego.id)).toEqual([]);
    expect(await mailsTo(team.amel.id)).toHaveLength(1);
    expect((await send(team.owner, team.stranger)).status).toBe(404);
    expect(await mailsTo(team.stranger.id)).toEqual([]);
  });

  it('requires write access to people: a manager is refused', async () => {
    expect((await send(team.manager, team.amel)).status).toBe(403);
  });

  it('is in the language of the invited person, with no custom text', async () => {
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

  it.each([{ userIds: [] }, {}, { userIds: ['unknown'] }, { userIds: 'all' }])('refuses %j', async (body) => {
    expect((await app.as(team.owner).post('/users/sendWelcome', body)).status).toBe(400);
  });
});

describe('a recent welcome e-mail', () => {
  it('is not sent again within the hour, by any sender, and the answer has the retry time', async () => {
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

  it('does not stop other people’s mails', async () => {
    const [one, other] = [0, 1].map(() => app.aPerson({ organization_id: team.organization }));
    await send(team.owner, await one!);

    const { data } = await send(team.owner, await one!, await other!);

    expect([data.sent, data.skipped.map(({ id }) => id)]).toEqual([1, [(await one!).id]]);
  });

  it('Given six parallel calls, Then one mail is sent, and its link is valid', async () => {
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
  it('go to two hundred people within an hour, also in parallel calls; the others are named, with their retry time', async () => {
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
