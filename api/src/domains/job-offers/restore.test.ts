import type { Appointment, Contact, JobOffer, JobOfferCounts } from '@passerelle/shared/contract';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aPng } from '../../testing/pictures';
import { aSeeker } from './testing/a-seeker';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = app.as(await aSeeker(app));
});

const add = async (...more: Buffer[]): Promise<JobOffer> => {
  const form = multipart(part('title', 'Comptable'), part('type', 'external'), ...more);
  return (await client.send<JobOffer>({ method: 'POST', url: '/api/me/jobOffers', ...form })).data;
};
const remove = (id: string) => client.delete(`/me/jobOffers/${id}`);
const restore = (id: string, who = client) => who.put<JobOffer>(`/me/jobOffers/${id}/restore`);
const count = async () => (await client.get<JobOfferCounts>('/me/jobOffers/count')).data;

it('Given an offer with a picture and an interview, When it is restored, Then it has both again', async () => {
  const offer = await add(part('documents.0.file', aPng('1'), 'a.png'));
  const contact = (await client.post<Contact>('/me/contacts', { type: 'hr', lastName: 'Roy' })).data.id;
  const interview = { title: 'RDV', actionType: 'jobInterview', type: 'video', date: '2026-11-27T09:00:00Z' };
  const body = { ...interview, contact, jobOffer: offer.id };
  const { id } = (await client.post<Appointment>('/me/agenda', body)).data;
  const offered = async () => (await client.get<Appointment>(`/me/agenda/${id}`)).data.jobOffer;
  await remove(offer.id);
  expect(await offered()).toBeNull();
  expect((await client.get(`/me/agenda?jobOffer=${offer.id}`)).status).toBe(200);
  expect((await client.post('/me/agenda', body)).error.fields).toEqual({ jobOffer: 'unknown' });
  app.clock.advance({ minutes: 1 });

  const answer = await restore(offer.id);

  const { documents } = offer;
  expect(answer).toMatchObject({ status: 200, headers: { etag: '"3"' } });
  expect(answer.data).toMatchObject({ id: offer.id, documents, status: 'pending', appointments: [{ id }] });
  expect((await client.send({ method: 'GET', url: documents[0]?.url })).status).toBe(200);
  expect(await offered()).toEqual({ id: offer.id, title: 'Comptable' });
  expect(await count()).toEqual({ all: 1, pending: 1, refused: 0 });
});

it('Given a follow-up date, When it is restored, Then its reminder is planned again', async () => {
  const { id } = await add(part('followUpDate', '2026-12-02'));
  const planned = () =>
    app.db
      .selectFrom('notifications')
      .where('dedupe_key', 'like', `%${id}%`)
      .where('status', '=', 'pending')
      .select('send_at')
      .execute();
  const before = await planned();
  await remove(id);
  expect(await planned()).toEqual([]);

  await restore(id);

  expect(before).toHaveLength(1);
  expect(await planned()).toEqual(before);
});

it('Given an answer, When it is restored, Then it keeps the answer', async () => {
  const { id } = await add();
  await client.put(`/me/jobOffers/${id}`, { status: 'refused' });
  await remove(id);

  expect((await restore(id)).data.status).toBe('refused');
  expect((await client.put(`/me/jobOffers/${id}`, { status: 'accepted' })).status).toBe(409);
});

it('Given nothing deleted, or two calls, Then the effect is that of one', async () => {
  const { id } = await add();
  const version = async () => (await client.get(`/me/jobOffers/${id}`)).headers.etag;

  await restore(id);
  expect(await version()).toBe('"1"');
  await remove(id);
  for (const answer of [await restore(id), await restore(id)]) expect(answer.status).toBe(200);
  expect(await version()).toBe('"3"');
});

it('Given another user’s offer, an unknown one, or a programme that hides offers, Then nothing is restored', async () => {
  const { id } = await add();
  await remove(id);
  const theirs = app.as(await aSeeker(app));
  const hidden = app.as(await aSeeker(app, { shouldDisplayJobOffers: false }));

  expect((await restore(id, theirs)).status).toBe(404);
  expect((await restore(unknownId)).status).toBe(404);
  expect((await restore('no-id')).status).toBe(404);
  expect((await restore(id, hidden)).status).toBe(403);
  expect((await restore(id, app.anyone)).status).toBe(401);
  expect((await count()).all).toBe(0);
});
