import type {
  AuditEntry,
  EndingProgram,
  ExpiringSeats,
  Funnel,
  LicensePack,
  Notification,
  OwnProfile,
  Paged,
  QuestionSection,
  SilentPerson,
  Solutions,
  StaticPage,
  UserSummary,
  OwnSubTask,
  Task,
} from '@passerelle/shared/contract';
import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { hearStatements } from '../platform/tracing/statements';
import { startTestApp, type TestApp } from '../testing/test-app';
import { demoAccountLines, makeDemo } from '.';
import { accounts } from './people/accounts';
import { demoPassword } from './people/character';

let app: TestApp;
const sentences: string[] = [];
const say = (sentence: string): void => void sentences.push(sentence);

beforeAll(async () => {
  app = await startTestApp();
  await makeDemo({ services: app.services, say });
}, 120_000);
afterAll(() => app.close());

const idOf = async (email: string) =>
  app.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow();
const as = async (email: string) => app.as(await idOf(email));

/** The number of rows of each table. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await sql<{
    name: string;
  }>`SELECT relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND n.nspname = 'public'`.execute(app.db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{ count: number }>`SELECT count(*) FROM ${sql.table(name)}`.execute(app.db);
    counts[name] = found[0]?.count ?? 0;
  }
  return counts;
}

describe('the demo', () => {
  it('reports progress and prints its accounts', async () => {
    expect(sentences.length).toBeGreaterThan(2);
    const lines = await demoAccountLines(app.db);
    expect(lines[0]).toContain(demoPassword);
    expect(lines).toHaveLength(accounts.length + 1);
  });

  it('changes nothing when it is created again', async () => {
    const before = await rowCounts();

    expect(await makeDemo({ services: app.services, say })).toBe(false);

    expect(await rowCounts()).toEqual(before);
  });

  it('Given a second start, Then one statement detects the existing demo', async () => {
    const statements: string[] = [];
    const remake = () => makeDemo({ services: app.services, say });
    await hearStatements(({ text }) => void statements.push(text), remake);

    expect(statements).toEqual([expect.stringContaining('NOT EXISTS')]);
  });

  it('has some weeks of audit log, with entries for people', async () => {
    const client = await as('owner@demo.example');
    const pages: Paged<AuditEntry>[] = [];
    for (const page of [0, 1, 2])
      pages.push((await client.get<Paged<AuditEntry>>(`/audit?pageSize=100&order=asc&page=${page}`)).data);
    const items = pages.flatMap((page) => page.items);
    const actions = new Set(items.map(({ action }) => action));
    for (const action of ['user.created', 'program.given', 'program.closed', 'users.exported', 'logAs.started'])
      expect(actions).toContain(action);
    const now = app.clock.now();
    const [first] = items;
    expect(now.diff(DateTime.fromISO(first?.at ?? '')).as('weeks')).toBeGreaterThan(4);
    expect(items.filter(({ at }) => DateTime.fromISO(at) > now)).toEqual([]);
    expect(items.filter(({ subject, subjectKind }) => subjectKind === 'user' && subject === null)).toEqual([]);
    // The other organisation sees none of it.
    const other = await as('owner@other.example');
    const { data: theirs } = await other.get<Paged<AuditEntry>>('/audit?pageSize=100');
    expect(theirs.items.length).toBeGreaterThan(0);
    expect(theirs.items.filter(({ id }) => items.some((mine) => mine.id === id))).toEqual([]);
  });

  it.each(accounts.map(({ email }) => email))('lets %s sign in', async (email) => {
    const answer = await app.anyone.post<OwnProfile>('/auth', { username: email, password: demoPassword });

    expect(answer.status).toBe(200);
    expect(answer.data.acceptedTerms).toBe(email !== 'newcomer@demo.example');
  });

  it('fills pages of people in every state of a programme', async () => {
    const owner = await as('owner@demo.example');
    const everyone = (await owner.get<Paged<UserSummary>>('/users?pageSize=200')).data;

    expect(everyone.pageCount).toBe(1);
    expect(everyone.totalCount).toBeGreaterThan(40);
    for (const state of ['none', 'pending', 'started', 'suspended', 'closed']) {
      const { totalCount } = (await owner.get<Paged<UserSummary>>(`/users?programState=${state}&role=user`)).data;
      expect(`${state} ${totalCount > 1}`).toBe(`${state} true`);
    }
    expect(everyone.items.some(({ selectedProgram: given }) => (given?.progress ?? 0) > 50)).toBe(true);
    expect(new Set(everyone.items.map(({ id }) => id)).size).toBe(everyone.totalCount);
  });

  it('shows a manager and an HR manager only the people in their scope', async () => {
    const count = async (email: string) => (await (await as(email)).get<Paged<UserSummary>>('/users')).data.totalCount;
    const [manager, headHR, owner] = [
      await count('manager@demo.example'),
      await count('headhr@demo.example'),
      await count('owner@demo.example'),
    ];
    expect(manager).toBeGreaterThan(5);
    expect(headHR).toBeGreaterThan(manager);
    expect(owner).toBeGreaterThan(headHR);
  });

  it('keeps its two organisations apart', async () => {
    const other = await as('owner@other.example');
    const { items } = (await other.get<Paged<UserSummary>>('/users?role=user&role=owner')).data;

    expect(items.map(({ email }) => email)).toContain('participant@other.example');
    expect(items.every(({ email }) => /@(other|verreriesmorel)\.example$/.test(email))).toBe(true);
    const { id } = await idOf('participant@demo.example');
    expect((await other.get(`/users/${id}`)).status).toBe(404);
    const colors = await app.db.selectFrom('themes').select('primary_color').execute();
    expect(new Set(colors.map(({ primary_color: color }) => color)).size).toBe(2);
    const { theme } = (await other.get<OwnProfile>('/me')).data.organization ?? {};
    expect(theme).toMatchObject({ logoUrl: expect.any(String), bannerUrl: expect.any(String) });
    expect((await other.get((theme?.logoUrl ?? '').slice('/api'.length))).status).toBe(200);
  });

  it('shows job offers only to users whose programme includes them', async () => {
    const asks = async (email: string) => (await (await as(email)).get('/me/jobOffers')).status;

    expect(await Promise.all(['participant@demo.example', 'participant@other.example'].map(asks))).toEqual([200, 403]);
  });

  it('has every kind of profile test open for one person, and a question for the date of an application', async () => {
    const client = await as('marek.novak@boisetrives.example');
    const { items } = (await client.get<Paged<Task>>('/me/tasks?pageSize=100')).data;
    const open = items
      .flatMap(({ task }) => task.subTasks)
      .filter(({ userSubTask }) => userSubTask.validationToken !== null);

    const tests = open.flatMap(({ surveySubType }) => surveySubType ?? []);
    expect(tests).toEqual(expect.arrayContaining(['basic', 'validation', 'tricam', 'colors', 'intelligence']));
    expect(
      open.filter(({ subType }) => subType === 'hiring').map(({ validation }) => validation?.fields),
    ).toContainEqual(['responseDate']);
    expect(open.filter(({ type, validation }) => type === 'link' && validation?.type === 'manual')).toHaveLength(1);
  });

  it('shows partial results of a partly answered profile', async () => {
    const client = await as('participant@other.example');
    const query = 'type=survey&surveySubType=tricam&hasResponded=true';
    const { items } = (await client.get<Paged<OwnSubTask>>(`/me/subTasks?${query}`)).data;

    expect(items.map(({ tricamWithPartialResults }) => tricamWithPartialResults)).toEqual([true]);
    expect(Object.keys(items[0]?.userSubTask.surveyResponses ?? {})).toHaveLength(8);
  });

  it('counts the tour as seen, except for a newcomer', async () => {
    const shown = async (email: string) => {
      const { data } = await (await as(email)).get<OwnProfile>('/me');
      return [data.shouldShowTutorial, data.shouldShowWelcome, data.shouldShowSuspension];
    };

    expect(await shown('participant@demo.example')).toEqual([false, false, false]);
    expect(await shown('suspended@demo.example')).toEqual([false, false, true]);
    expect(await shown('newcomer@demo.example')).toEqual([true, true, false]);
  });

  it('leaves free seats in packs that hold programmes, except in a full one', async () => {
    const { items } = (await (await as('owner@demo.example')).get<Paged<LicensePack>>('/licensePacks')).data;

    expect(items).toHaveLength(5);
    expect(items.filter((pack) => pack.availableLicenseCount === 0)).toEqual([
      expect.objectContaining({ name: expect.stringMatching(/^Cadres/), maxLicenses: 1 }),
    ]);
    for (const { availableLicenseCount, maxLicenses, programs } of items) {
      expect(programs.length).toBeGreaterThan(0);
      expect(availableLicenseCount).toBeLessThanOrEqual(maxLicenses);
    }
  });

  it('gives the participant figures for the last weeks', async () => {
    const participant = await as('participant@demo.example');
    const events = ['session_count', 'task_points', 'networking_actions_done_count'];
    for (const metric of [...events.map((event) => `sum_over_time(${event}[60d])`), 'user_badges']) {
      const query = new URLSearchParams({ query: `sum(${metric})` }).toString();
      const { data } = await participant.get<{ result: { value: [number, string] }[] }>(
        `/reporting/grafana/query?${query}`,
      );
      expect([metric, Number(data.result[0]?.value[1]) > 0]).toEqual([metric, true]);
    }
  });

  it('has people in every list of the reporting, for every reason', async () => {
    const headHR = await as('headhr@demo.example');
    const until = app.clock.now().endOf('day').toMillis();
    const silent = (await headHR.get<Paged<SilentPerson>>('/reporting/silent')).data;
    expect(new Set(silent.items.map(({ reason }) => reason))).toEqual(
      new Set(['neverOpened', 'noConnection', 'noTask']),
    );
    const { steps } = (await headHR.get<Funnel>(`/reporting/funnel?until=${until}`)).data;
    const counts = steps.map(({ count }) => count);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBeGreaterThan(0);
    const { types, looking } = (
      await (await as('owner@demo.example')).get<Solutions>(`/reporting/solutions?from=0&until=${until}`)
    ).data;
    const found = types.filter(({ total }) => total > 0).map(({ type }) => type);
    expect([found, looking > 10]).toEqual([types.map(({ type }) => type), true]);
    const ending = (await headHR.get<Paged<EndingProgram>>('/reporting/ending')).data;
    expect(ending.totalCount).toBeGreaterThan(2);
    const seats = (await headHR.get<Paged<ExpiringSeats>>('/reporting/expiringSeats')).data;
    expect(seats.items).toEqual([
      expect.objectContaining({ name: expect.stringMatching(/^Fin de carrière/), free: 4 }),
    ]);
  });

  it('has nothing happen after the present moment', async () => {
    const now = app.clock.now().toJSDate();
    const later = await app.db.selectFrom('metric_facts').where('at', '>', now).select('kind').execute();
    const connections = await app.db.selectFrom('connections').where('last_seen_at', '>', now).select('id').execute();

    expect([...later, ...connections]).toEqual([]);
  });
});

describe('the notifications of the demo', () => {
  const toldTo = async (email: string, locale: string) => {
    const headers = { 'x-api-language': locale };
    return (await (await as(email)).get<Paged<Notification>>('/me/notifications?pageSize=100', headers)).data.items;
  };

  it('are of every kind for the participant, some unread, in French and in English', async () => {
    const french = await toldTo('participant@demo.example', 'fr');
    const english = await toldTo('participant@demo.example', 'en');

    const kinds = new Set(french.map(({ payload }) => payload.context.type));
    expect(kinds).toEqual(new Set(['badge', 'appointment', 'contact', 'login', 'user', 'other']));
    const unread = french.filter(({ status }) => status === 'received').length;
    expect([unread > 1, unread < 10, french.length - unread > 5]).toEqual([true, true, true]);
    french.forEach(({ payload }, index) => {
      expect(payload.text).not.toMatch(/undefined|null|\w'\w| [;!?:»]|« /);
      expect(english[index]?.payload.text).not.toBe(payload.text);
    });
  });

  it('are all in the past, and have reached their recipients', async () => {
    const now = app.clock.now().toJSDate();
    const rows = await app.db.selectFrom('notifications').select(['status', 'send_at', 'received_at']).execute();

    expect(rows.filter(({ status, send_at }) => status === 'pending' && send_at <= now)).toEqual([]);
    expect(rows.filter(({ received_at }) => received_at !== null && received_at > now)).toEqual([]);
  });

  it('came to the participant by mail too, and continue with an offer to follow up', async () => {
    const { id } = await idOf('participant@demo.example');
    const mails = await app.db
      .selectFrom('mails')
      .where('kind', 'not in', ['monday', 'talkWished'])
      .select(['kind', 'user_id'])
      .execute();
    const planned = await app.db
      .selectFrom('notifications')
      .where('message_key', '=', 'jobOfferFollowUp')
      .orderBy('send_at')
      .select(['status', 'user_id'])
      .execute();

    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(['appointmentSoon', 'jobOfferFollowUp']));
    expect(new Set(mails.map(({ user_id }) => user_id))).toEqual(new Set([id]));
    expect(planned).toEqual([
      { status: 'received', user_id: id },
      { status: 'pending', user_id: id },
    ]);
  });

  it('have the mails of the last Monday beside them, and tell the HR representative of a wish to talk', async () => {
    const mails = await app.db.selectFrom('mails').where('kind', '=', 'monday').select('user_id').execute();
    const [{ id: participant }, { id: headHR }] = [
      await idOf('participant@demo.example'),
      await idOf('headhr@demo.example'),
    ];
    expect(new Set(mails.map(({ user_id }) => user_id))).toEqual(new Set([participant, headHR]));

    const talks = await app.db.selectFrom('mails').where('kind', '=', 'talkWished').select('user_id').execute();
    expect(talks).toEqual([{ user_id: headHR }]);
    const told = await toldTo('headhr@demo.example', 'fr');
    expect(told.some(({ payload }) => payload.text.endsWith('souhaite un échange avec vous.'))).toBe(true);
  });

  it('are continued by the server’s own jobs, without repetition', async () => {
    const count = async () => (await rowCounts()).notifications;
    const before = await count();

    await app.services.jobs.start();
    await app.services.jobs.runDue();

    expect(await count()).toBe(before);
  });
});

describe('the texts of the demo', () => {
  const plainSpace = / [;!?%:»]|« |\w'\w/;

  it.each(['terms-of-use', 'privacy-policy', 'qa'])(
    '%s has correct French typography, and an English translation',
    async (slug) => {
      const french = (await app.anyone.get<StaticPage>(`/staticPages/${slug}`)).data;
      const english = (await app.anyone.get<StaticPage>(`/staticPages/${slug}`, { 'x-api-language': 'en' })).data;

      expect(french.content).not.toMatch(plainSpace);
      expect(french.content).toContain('démonstration');
      expect(english.content).toContain('demonstration');
      expect(english.title).not.toBe(french.title);
    },
  );

  it('answer frequent questions', async () => {
    const { items } = (await app.anyone.get<Paged<QuestionSection>>('/questionSections')).data;

    expect(items.length).toBeGreaterThan(2);
    for (const { title, answer } of items.flatMap(({ questions }) => questions)) {
      expect(`${title} ${answer}`).not.toMatch(plainSpace);
    }
  });
});
