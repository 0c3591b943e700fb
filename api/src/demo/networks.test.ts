import type {
  Appointment,
  AppointmentCounts,
  ContactCounts,
  LibraryDocument,
  Paged,
} from '@passerelle/shared/contract';
import { taskFamilies } from '@passerelle/shared/contract/enums/tasks';
import { displayKindOf, displayKinds } from '@passerelle/shared/contract/rules/content/library';
import { startTestApp, type TestApp } from '../testing/test-app';
import { makeAgenda } from './networks';
import { makeContacts } from './networks/contacts';
import { makeContent } from './content';
import type { DemoPerson } from './organizations/demo-types';
import { makeJobOffers } from './networks/job-offers';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const demoOf = () => ({ db: app.db, now: app.clock.now(), services: app.services });

async function live(email: string) {
  await app.db.deleteFrom('users').where('email', '=', email).execute();
  const person = (await app.aPerson({ email })) as DemoPerson;
  const contacts = await makeContacts(demoOf(), person);
  const jobOffers = await makeJobOffers(demoOf(), person);
  await makeAgenda(demoOf(), person, { contacts, jobOffers });
  return { person, client: app.as(person) };
}

describe('the participant of the demo', () => {
  it.each(['2026-11-23T00:05:00Z', '2026-11-25T10:00:00Z', '2026-11-28T15:00:00Z', '2026-11-29T12:00:00Z'])(
    'has, on %s, a full contact book and an agenda with two appointments left this week',
    async (now) => {
      app.clock.set(now);
      const { client } = await live('participant@demo.example');

      const { data: contacts } = await client.get<ContactCounts>('/me/contacts/count');
      expect(contacts).toEqual({ all: 24, referrer: 3, referred: 9 });
      const { data: actions } = await client.get<AppointmentCounts>('/me/agenda/count');
      expect(actions).toEqual({ pending: 6, validated: 6, cancelled: 1, upcoming: 5, past: 7 });
      const week = `fromDate=${app.clock.now().toISO()}&toDate=${app.clock.now().endOf('week').toISO()}`;
      const { data: ahead } = await client.get<Paged<Appointment>>(`/me/agenda?status=pending&${week}`);
      expect(ahead.items.map(({ actionType }) => actionType).sort()).toEqual(['adviseQuery', 'jobInterview']);
      expect(ahead.items.find(({ parent }) => parent)).toMatchObject({ jobOffer: { title: expect.any(String) } });
    },
  );

  it('follows offers in every state, none of which was answered in the future', async () => {
    app.clock.set('2026-11-25T10:00:00Z');
    const { person } = await live('participant@demo.example');

    const rows = await app.db.selectFrom('job_offers').where('user_id', '=', person.id).selectAll().execute();
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending', 'accepted', 'refused']));
    expect(rows.every(({ status_date }) => (status_date ?? new Date(0)) < app.clock.now().toJSDate())).toBe(true);
  });

  it('keeps everything that happened in the past', async () => {
    app.clock.set('2026-11-25T10:00:00Z');
    const { client } = await live('participant@demo.example');

    const { data } = await client.get<Paged<Appointment>>('/me/agenda?pageSize=50');
    const now = app.clock.now().toISO();
    for (const action of data.items) {
      expect([action.createdAt, action.validatedAt ?? '', action.cancelledAt ?? ''].every((at) => at < now)).toBe(true);
      expect(action.createdAt < action.date).toBe(true);
    }
  });
});

it('Given any other participant of the demo, Then they have a few contacts and actions', async () => {
  const { client } = await live('someone@demo.example');

  expect((await client.get<ContactCounts>('/me/contacts/count')).data.all).toBe(4);
  expect((await client.get<AppointmentCounts>('/me/agenda/count')).data).toMatchObject({ pending: 1, validated: 1 });
});

describe('the library of the demo', () => {
  it('Given its documents, Then every family and file type is there, and each file can be downloaded', async () => {
    const person = await app.aPerson();
    await makeContent(demoOf(), person.organizationId);
    const client = app.as(person);

    const { data } = await client.get<Paged<LibraryDocument>>('/me/library?pageSize=50');

    expect(data.totalCount).toBe(24);
    expect(new Set(data.items.map(({ family }) => family))).toEqual(new Set(taskFamilies));
    expect(new Set(data.items.map(({ extension }) => displayKindOf(extension)))).toEqual(new Set(displayKinds));
    expect(new Set(data.items.map(({ extension }) => extension))).toEqual(
      new Set(['pdf', 'mp4', 'mov', 'mp3', 'png', 'jpg', 'gif', 'docx']),
    );
    for (const { url, size } of data.items) {
      const { status, headers } = await client.send({ method: 'GET', url });
      expect([status, headers['content-length']]).toEqual([200, String(size)]);
      expect(size).toBeLessThan(150_000);
    }
    const english = await client.get<Paged<LibraryDocument>>('/me/library?language=en', { 'x-api-language': 'en' });
    expect(english.data.totalCount).toBe(6);
    const other = app.as(await app.aPerson());
    expect((await other.get<Paged<LibraryDocument>>('/me/library')).data.totalCount).toBe(22);
  });
});
