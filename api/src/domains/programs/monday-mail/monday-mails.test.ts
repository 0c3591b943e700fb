import type { OwnProfile } from '@passerelle/shared/contract';
import { createJobs, type Jobs } from '../../../platform/jobs/jobs';
import type { TestPerson } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { agendaOf, type AgendaOf } from '../../agenda/testing/agenda-of';
import { aTeam, type Team } from '../../users/testing/a-team';
import { closeProgram } from '../close-program';
import { rollProgramsOver } from '../roll-over';
import { giveProgram } from '../give-program';
import { saveProgram } from '../save-program';
import { aPack } from '../testing/a-participant';
import { aTask, aTemplate } from '../testing/a-template';
import { scheduleMondayMails } from './schedule-monday-mails';

const publicUrl = 'https://passerelle.example';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-25T10:00:00Z');
  await app.db.deleteFrom('mails').execute();
  await app.db.deleteFrom('jobs').execute();
  // Only the people of one test have mails.
  await app.db.updateTable('users').set({ wants_monday_mail: false }).execute();
});

/** A server: its own worker over the same database. */
async function aServer(): Promise<Jobs> {
  const jobs = createJobs({ db: app.db, clock: app.clock, log: { error: fail }, intervalMs: 3_600_000 });
  scheduleMondayMails({ ...app.services, jobs });
  await jobs.start();
  return jobs;
}
const fail = (...logged: unknown[]): never => {
  throw new Error(JSON.stringify(logged));
};

/** A server that starts at a moment, does what is due, and stops. */
async function liveAt(at: string): Promise<void> {
  app.clock.set(at);
  const server = await aServer();
  await server.runDue();
  await server.stop();
}

const mails = () => app.db.selectFrom('mails').orderBy('created_at').orderBy('id').selectAll().execute();
const change = (person: { id: string }, values: object) =>
  app.db.updateTable('users').set(values).where('id', '=', person.id).execute();
const set = (id: string, values: object) =>
  app.db.updateTable('organizations').set(values).where('id', '=', id).execute();

/** Three weeks, the first of which begins on Monday 30 November. */
async function follow(person: { id: string }, organizationId: string) {
  const now = app.clock.now();
  const weeks = ['Écrire mon CV', 'Appeler une amie', 'Relire'].map((fr) => [
    aTask({ name: { fr, en: `${fr} (en)` } }),
    aTask({ name: { fr: `${fr} 2`, en: `${fr} 2 (en)` } }),
  ]);
  const programId = await saveProgram(app.db, null, aTemplate(weeks), now);
  const packId = await aPack(app, organizationId, [programId]);
  return giveProgram(app.db, { userId: person.id, programId, packId, from: '2026-11-30' }, now);
}

describe('the Monday mail of a participant', () => {
  let mine: AgendaOf;
  let me: OwnProfile;
  let userProgramId: string;
  beforeEach(async () => {
    mine = await agendaOf(app);
    await mine.client.put('/me', { wantsMondayMail: true });
    me = (await mine.client.get<OwnProfile>('/me')).data;
    await change(me, { last_name: 'Benkhelifa' });
    userProgramId = await follow(me, me.organization!.id);
  });

  it('names the open tasks of the week and the next meeting, with one link and the way to stop', async () => {
    await mine.plan({ date: '2026-12-04T11:30:00.000Z', title: 'Demander conseil' });
    await mine.plan({ date: '2026-12-02T11:30:00.000Z', title: 'Me relancer', actionType: 'reminder' });

    await liveAt('2026-11-30T07:00:00Z');

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'monday', user_id: me.id, locale: 'fr', subject: 'Votre semaine commence' });
    for (const body of [mail?.html ?? '', mail?.text ?? '']) {
      expect(body).toContain('«\u00A0Écrire mon CV\u00A0» et «\u00A0Écrire mon CV 2\u00A0».');
      expect(body).toContain('«\u00A0Demander conseil\u00A0», le vendredi 4\u00A0décembre à 12\u00A0h\u00A030.');
      expect(body).toContain(`${publicUrl}/account#reminders`);
      expect(body).not.toMatch(/Benkhelifa|Tanaka|Me relancer|Appeler une amie|null|undefined/);
    }
    expect(mail?.text?.match(/https:\/\/\S+/g)).toEqual([`${publicUrl}/`, `${publicUrl}/account#reminders`]);
  });

  it('is in the language of its reader', async () => {
    await change(me, { locale: 'en' });

    await liveAt('2026-11-30T07:00:00Z');

    const [mail] = await mails();
    expect(mail?.subject).toBe('Your week begins');
    expect(mail?.text).toContain('“Écrire mon CV (en)” and “Écrire mon CV 2 (en)”');
  });

  it('leaves once a week, with two servers, a restart and a later hour', async () => {
    app.clock.set('2026-11-30T06:00:00Z');
    const servers = [await aServer(), await aServer()];
    const all = async (at: string) => {
      app.clock.set(at);
      await Promise.all(servers.map((server) => server.runDue()));
      return (await mails()).length;
    };

    expect(await all('2026-11-30T06:59:00Z')).toBe(0);
    expect(await all('2026-11-30T07:00:00Z')).toBe(1);
    expect(await all('2026-11-30T07:15:00Z')).toBe(1);
    await Promise.all(servers.map((server) => server.stop()));
    await set(me.organization!.id, { monday_mail_hour: 18 });
    await liveAt('2026-11-30T18:00:00Z');
    expect(await mails()).toHaveLength(1);
    await liveAt('2026-12-07T17:00:00Z');

    expect((await mails()).map(({ text }) => /Appeler une amie/.test(text ?? ''))).toEqual([false, true]);
  });

  it('leaves late after a stop on Monday, and not on Tuesday', async () => {
    await liveAt('2026-11-30T21:00:00Z');
    expect(await mails()).toHaveLength(1);

    await liveAt('2026-12-08T07:00:00Z');

    expect(await mails()).toHaveLength(1);
  });

  it('is of the week that begins, also where Monday morning comes before it', async () => {
    await set(me.organization!.id, { time_zone: 'Asia/Tokyo' });

    await liveAt('2026-11-29T23:00:00Z');

    expect((await mails())[0]?.text).toContain('Écrire mon CV');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['opted out', () => mine.client.put('/me', { wantsMondayMail: false })],
    ['never opened their account', () => change(me, { setup_at: null })],
    ['was deleted', () => change(me, { deleted_at: '2026-11-27T00:00:00Z' })],
    ['has no programme any more', () => closeProgram(app.db, me.id, { type: 'other' }, app.clock.now())],
    [
      'has done everything',
      () =>
        app.db
          .updateTable('user_tasks')
          .set({ status: 'validated', validated_at: app.clock.now().toJSDate() })
          .where('user_program_id', '=', userProgramId)
          .execute(),
    ],
  ])('is not sent to a person who %s', async (_who, before) => {
    await before();

    await liveAt('2026-11-30T07:00:00Z');

    expect(await mails()).toEqual([]);
  });

  it('is not sent in a pause with its week of return, and is again after it', async () => {
    app.clock.set('2026-12-01T10:00:00Z');
    await rollProgramsOver(app.db, app.clock.now());
    expect((await mine.client.put('/me/program', { suspensions: 1 })).status).toBe(200);
    await liveAt('2026-12-07T07:00:00Z');
    await liveAt('2026-12-14T07:00:00Z');
    expect(await mails()).toEqual([]);

    await liveAt('2026-12-21T07:00:00Z');

    expect((await mails())[0]?.text).toContain('Relire');
  });

  it('is not sent before the programme begins, nor after its last Sunday', async () => {
    await liveAt('2026-11-23T12:00:00Z');
    await liveAt('2026-12-21T07:00:00Z');

    expect(await mails()).toEqual([]);
  });
});

describe('the Monday mail of a follower', () => {
  let team: Team;
  const wants = (...people: TestPerson[]) =>
    app.db
      .updateTable('users')
      .set({ wants_monday_mail: true })
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
  const invited = { setup_at: null, invited_at: '2026-11-01T00:00:00Z' };
  beforeEach(async () => {
    await app.db.updateTable('users').set({ deleted_at: app.clock.now().toJSDate() }).execute();
    team = await aTeam(app);
    await app.db.updateTable('users').set({ wants_monday_mail: false }).execute();
  });

  it('counts, names no one, and links to the list', async () => {
    await change(team.amel, invited);
    await change(team.emile, invited);
    await wants(team.headHR);

    await liveAt('2026-11-30T07:00:00Z');

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ user_id: team.headHR.id, subject: 'À suivre cette semaine' });
    expect(mail?.text).toContain('Sans nouvelles\u00A0: 2.');
    expect(mail?.text).toContain('E‑mails de bienvenue restés sans suite\u00A0: 2.');
    expect(mail?.text).not.toContain('Programmes');
    const links = [`${publicUrl}/client/users?own=yes&role=user`, `${publicUrl}/account#reminders`];
    expect(mail?.text?.match(/https:\/\/\S+/g)).toEqual(links);
    for (const text of [mail?.subject, mail?.html, mail?.text]) {
      expect(text).not.toMatch(/Amel|Benkhelifa|Émile|Zola|Diego|Ruiz|Équipe/);
    }
  });

  it('counts what the dashboard lists, for each follower, and no one else', async () => {
    await change(team.amel, { ...invited, hr_representative_id: team.owner.id });
    await change(team.diego, invited);
    await wants(team.manager, team.headHR, team.owner, team.admin, team.otherOwner);

    await liveAt('2026-11-30T07:00:00Z');

    const unopened = (text: string | null) => /sans suite\u00A0: (\d+)/.exec(text ?? '')?.[1];
    const counts = new Map((await mails()).map(({ user_id, text }) => [user_id, unopened(text)]));
    expect([team.manager, team.headHR, team.owner].map(({ id }) => counts.get(id))).toEqual(['2', '1', '1']);
    expect(counts.size).toBe(3);
    for (const [viewer, count] of [[team.manager, 2] as const, [team.owner, 1] as const]) {
      const listed = await app
        .as(viewer)
        .get<{ totalCount: number }>('/users?figure=unopened&ownPeople=true&role=user');
      expect(listed.data.totalCount).toBe(count);
    }
  });

  it('counts no one for a former follower, nor for one who may not see people any more', async () => {
    await change(team.amel, { ...invited, hr_representative_id: team.owner.id });
    await change(team.amel, { hr_representative_id: team.admin.id });
    await change(team.diego, invited);
    await change(team.diego, { manager_id: null });
    await app.db.deleteFrom('group_managers').where('user_id', '=', team.manager.id).execute();
    await app.db.deleteFrom('group_members').where('user_id', '=', team.manager.id).execute();
    await wants(team.owner, team.admin, team.manager);

    await liveAt('2026-11-30T07:00:00Z');

    expect((await mails()).map(({ user_id }) => user_id)).toEqual([team.admin.id]);
  });

  it('is not sent where every count is zero, nor after opting out', async () => {
    await wants(team.headHR);
    await liveAt('2026-11-30T07:00:00Z');
    expect(await mails()).toEqual([]);

    await change(team.amel, invited);
    await app.as(team.headHR).put('/me', { wantsMondayMail: false });
    await liveAt('2026-12-07T07:00:00Z');

    expect(await mails()).toEqual([]);
  });

  it('is in English for English readers', async () => {
    await change(team.amel, invited);
    await change(team.headHR, { locale: 'en' });
    await wants(team.headHR);

    await liveAt('2026-11-30T07:00:00Z');

    expect((await mails())[0]).toMatchObject({ subject: 'To follow up this week' });
    expect((await mails())[0]?.text).toContain('Not heard from: 1.');
  });

  it('reaches people of later parts too', async () => {
    await change(team.amel, invited);
    const colleagues = [];
    for (let made = 0; made < 120; made += 1) {
      const colleague = await app.aPerson({ organization_id: team.organization, role: 'headHR' });
      colleagues.push(colleague);
      await app.db.insertInto('group_managers').values({ group_id: team.lyon, user_id: colleague.id }).execute();
    }
    await liveAt('2026-11-30T07:00:00Z');

    expect(new Set((await mails()).map(({ user_id }) => user_id))).toEqual(new Set(colleagues.map(({ id }) => id)));
    expect(await mails()).toHaveLength(120);
  });
});
