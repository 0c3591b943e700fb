import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Appointment, CalendarFeedMade, Contact, JobOffer } from '@passerelle/shared/contract';
import { type TestClient, multipart, part } from '../../../testing/test-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { sweepFiles } from '../../files/sweep-files';
import { aPng } from '../../../testing/pictures';
import { aSeeker } from '../../job-offers/testing/a-seeker';

let app: TestApp;
let client: TestClient;
let userId: string;

beforeAll(async () => {
  // Files have the machine's dates.
  app = await startTestApp({ now: new Date().toISOString() });
  await app.services.jobs.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  userId = (await aSeeker(app)).id;
  client = app.as({ id: userId });
});

const post = async <T>(path: string, body: object): Promise<T> => (await client.post<T>(path, body)).data;
const aContact = (lastName: string, more: object = {}) =>
  post<Contact>('/me/contacts', {
    type: 'hr',
    lastName,
    addresses: [{ type: 'other', street: '1 rue Basse' }],
    ...more,
  });
async function anAction(contact: string, more: object = {}): Promise<Appointment> {
  const date = app.clock.now().plus({ days: 90 }).startOf('day').set({ hour: 12 }).toISO();
  const body = { title: 'Se parler', actionType: 'jobInterview', type: 'phone', contact, date, ...more };
  const { id } = await post<Appointment>('/me/agenda', body);
  return (await client.put<Appointment>(`/me/agenda/${id}`, { notes: [{ text: 'Note' }] })).data;
}
async function anOffer(picture: string): Promise<JobOffer> {
  const form = multipart(
    part('title', 'x'),
    part('type', 'internal'),
    part('documents.0.file', aPng(picture), 'a.png'),
  );
  return (await client.send<JobOffer>({ method: 'POST', url: '/api/me/jobOffers', ...form })).data;
}
const remove = (path: string) => client.delete(path);
const left = async (table: 'contacts' | 'appointments' | 'job_offers' | 'calendar_feeds') =>
  (await app.db.selectFrom(table).where('user_id', '=', userId).select('id').execute()).map(({ id }) => id);
const files = () => app.db.selectFrom('files').where('owner_id', '=', userId).select(['id', 'sha256']).execute();
/** A month exceeds a session's lifetime: they sign in again. */
async function runTheDay(): Promise<void> {
  await app.services.jobs.runDue();
  client = app.as({ id: userId });
}

it('Given rows deleted over a month ago, When the day begins, Then they are removed for good', async () => {
  const [gone, kept] = [await aContact('Parti'), await aContact('Reste')];
  const referred = await aContact('Recommandé', { referrer: gone.id });
  const [first, other] = [await anAction(kept.id), await anAction(gone.id)];
  const follows = await anAction(kept.id, { parent: first.id });
  const offer = await anOffer('1');
  await client.put(`/me/agenda/${other.id}`, { title: 'Avec l’absent' });
  await post<CalendarFeedMade>('/me/calendarFeed', {});
  await remove('/me/calendarFeed');
  for (const path of [`/me/contacts/${gone.id}`, `/me/agenda/${first.id}`, `/me/jobOffers/${offer.id}`]) {
    expect((await remove(path)).status).toBe(204);
  }

  app.clock.advance({ days: 30 });
  await runTheDay();
  expect([(await left('contacts')).length, (await left('job_offers')).length]).toEqual([3, 1]);
  expect((await client.put(`/me/contacts/${gone.id}/restore`)).status).toBe(200);
  await remove(`/me/contacts/${gone.id}`);
  const late = await aContact('Plus tard');
  await remove(`/me/contacts/${late.id}`);

  app.clock.advance({ days: 31 });
  await runTheDay();

  expect((await left('contacts')).toSorted()).toEqual([kept.id, referred.id].toSorted());
  expect((await left('appointments')).toSorted()).toEqual([follows.id, other.id].toSorted());
  expect([await left('job_offers'), await left('calendar_feeds'), await files()]).toEqual([[], [], []]);
  const notes = await app.db
    .selectFrom('appointment_notes')
    .where('appointment_id', '=', first.id)
    .select('id')
    .execute();
  const addresses = app.db.selectFrom('contact_addresses').where('contact_id', '=', gone.id).select('position');
  expect([notes, await addresses.execute()]).toEqual([[], []]);
  for (const path of [`/me/contacts/${gone.id}`, `/me/agenda/${first.id}`, `/me/jobOffers/${offer.id}`]) {
    expect((await client.put(`${path}/restore`)).status).toBe(404);
  }
  const { data } = await client.get<Appointment>(`/me/agenda/${other.id}`);
  expect(data).toMatchObject({ contact: null, contactName: 'Parti' });
  expect((await client.get<Appointment>(`/me/agenda/${follows.id}`)).data.parent).toBeNull();
  expect((await client.get<Contact>(`/me/contacts/${referred.id}`)).data.referrer).toBeNull();
});

it('Given the pictures of a removed offer, When files are swept, Then the bytes go too; those still shown stay', async () => {
  const [gone, kept] = [await anOffer('pris'), await anOffer('gardé')];
  const names = (await files()).map(({ sha256 }) => sha256);
  const since = app.clock.now().minus({ days: 2 }).toJSDate();
  for (const name of names) {
    await utimes(join(app.services.config.dataDir, 'files', name.slice(0, 2), name), since, since);
  }
  await remove(`/me/jobOffers/${gone.id}`);
  app.clock.advance({ days: 31 });

  await runTheDay();
  await sweepFiles(app.db, app.services);

  const there: boolean[] = [];
  for (const name of names) there.push((await app.services.files.sizeOf(name)) !== undefined);
  expect(there.filter(Boolean)).toHaveLength(1);
  expect((await client.send({ method: 'GET', url: kept.documents[0]?.url })).status).toBe(200);
});

it('Given the daily run, Then the next one is planned, once', async () => {
  await runTheDay();
  await runTheDay();

  const waiting = await app.db
    .selectFrom('jobs')
    .where('kind', '=', 'purgeDeleted')
    .where('finished_at', 'is', null)
    .select('dedupe_key')
    .execute();
  expect(waiting).toEqual([{ dedupe_key: `purgeDeleted:${app.clock.now().plus({ days: 1 }).toISODate()}` }]);
});
