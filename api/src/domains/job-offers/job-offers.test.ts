import type { Appointment, Contact, JobOffer, JobOfferCounts, Paged } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import sharp from 'sharp';
import { type TestClient, multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aPhoto, aPng } from '../../testing/pictures';
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

const add = async (values: object = {}): Promise<JobOffer> => {
  app.clock.advance({ seconds: 1 });
  const answer = await client.post<JobOffer>('/me/jobOffers', { title: 'Comptable', type: 'external', ...values });
  expect(answer).toMatchObject({ status: 200 });
  return answer.data;
};
const change = (id: string, body: object) => client.put<JobOffer>(`/me/jobOffers/${id}`, body);
const titles = async (query = '') =>
  (await client.get<Paged<JobOffer>>(`/me/jobOffers${query}`)).data.items.map(({ title }) => title);
const count = async (query = '') => (await client.get<JobOfferCounts>(`/me/jobOffers/count${query}`)).data;
const factsOf = async (id: string) =>
  (await app.db.selectFrom('metric_facts').where('source_id', '=', id).orderBy('kind').select('kind').execute()).map(
    ({ kind }) => kind,
  );

const sendForm = (method: 'POST' | 'PUT', url: string, ...parts: Buffer[]) =>
  client.send<JobOffer>({ method, url: `/api${url}`, ...multipart(...parts) });

describe('a job offer', () => {
  it('Given every field of the form, When it is added, Then it is pending and has the given values', async () => {
    const body = {
      title: 'Cheffe de projet',
      type: 'internal',
      origin: 'Un ancien collègue',
      reference: 'RH-12',
      company: { name: 'Rhône Habitat', address: { street: '40, avenue Berthelot' } },
      job: { occupation: 'projectManagement' },
      description: 'Piloter.\n\nAnimer.',
      responseDate: '2026-11-20T00:00:00.000Z',
    };

    const made = await add(body);

    expect(made).toMatchObject({ ...body, status: 'pending', statusDate: null, documents: [], appointments: [] });
    expect((await client.get<JobOffer>(`/me/jobOffers/${made.id}`)).data).toEqual(made);
    expect(await factsOf(made.id)).toEqual(['applicationSubmitted']);
  });

  it.each([
    ['nothing', {}, { title: 'required', type: 'required' }],
    ['a kind that is none', { title: 'x', type: 'temporary' }, { type: 'notAllowed' }],
    ['a day that is none', { title: 'x', type: 'internal', responseDate: 'hier' }, { responseDate: 'format' }],
  ])('Given %s, When it is added, Then the fields name the errors', async (_what, body, fields) => {
    expect(await client.post('/me/jobOffers', body)).toMatchObject({ status: 400, error: { fields } });
  });

  it('Given an answer, When it is sent, Then only the status changes, once', async () => {
    const accepted = await add({ description: 'Garder' });
    const refused = await add();

    const answer = await change(accepted.id, { status: 'accepted' });
    await change(refused.id, { status: 'refused' });

    expect(answer.data).toMatchObject({
      status: 'accepted',
      statusDate: app.clock.now().toISO(),
      description: 'Garder',
    });
    expect((await change(accepted.id, { status: 'accepted' })).data.statusDate).toBe(answer.data.statusDate);
    app.clock.advance({ minutes: durations.acceptanceUndoMinutes, seconds: 1 });
    for (const [id, status] of [
      [accepted.id, 'refused'],
      [accepted.id, 'pending'],
      [refused.id, 'accepted'],
    ] as [string, string][]) {
      expect(await change(id, { status })).toMatchObject({ status: 409, error: { code: 'conflict' } });
    }
    expect(await factsOf(accepted.id)).toEqual(['applicationAccepted']);
    expect(await count()).toEqual({ all: 2, pending: 1, refused: 1 });
  });

  it('Given an interview recorded by mistake, When it is undone at once, Then the offer is pending and nothing counts', async () => {
    const { id } = await add();
    await change(id, { status: 'accepted' });

    expect((await change(id, { status: 'pending' })).data).toMatchObject({ status: 'pending', statusDate: null });
    expect(await factsOf(id)).toEqual([]);

    expect((await change(id, { status: 'accepted' })).data.status).toBe('accepted');
    expect(await factsOf(id)).toEqual(['applicationAccepted']);
  });

  it('Given an interview that was planned already, When it is undone, Then it is a conflict', async () => {
    const { id } = await add();
    await change(id, { status: 'accepted' });
    const { data: contact } = await client.post<Contact>('/me/contacts', { type: 'hr', lastName: 'Lubin' });
    const date = app.clock.now().plus({ days: 2 }).startOf('day').plus({ hours: 10 }).toISO();
    const interview = {
      title: 'RDV',
      actionType: 'jobInterview',
      type: 'video',
      contact: contact.id,
      date,
      jobOffer: id,
    };
    expect((await client.post('/me/agenda', interview)).status).toBe(200);

    expect(await change(id, { status: 'pending' })).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('Given part of the form, When it is changed, Then the rest stays and the search finds the new words', async () => {
    const { id } = await add({ company: { name: 'Formalys' }, reference: 'A-1' });

    const answer = await change(id, { title: 'Économiste', reference: null });

    expect(answer.data).toMatchObject({ title: 'Économiste', reference: null, company: { name: 'Formalys' } });
    expect(await titles('?search=economiste+formalys')).toEqual(['Économiste']);
    expect(await titles('?search=comptable')).toEqual([]);
  });

  it('Given interviews, When the offer is deleted, Then they stay', async () => {
    const offer = await add();
    const contact = (await client.post<Contact>('/me/contacts', { type: 'hr', lastName: 'Roy' })).data.id;
    const interview = { actionType: 'jobInterview', type: 'video', contact, date: '2026-11-27T09:00:00Z' };
    const { data } = await client.post<Appointment>('/me/agenda', { ...interview, title: 'RDV', jobOffer: offer.id });

    expect(data).toMatchObject({ context: 'hiring', jobOffer: { id: offer.id, title: 'Comptable' } });
    const read = await client.get<JobOffer>(`/me/jobOffers/${offer.id}`);
    expect(read.data.appointments).toEqual([{ id: data.id, date: data.date, status: 'pending' }]);
    expect((await client.delete(`/me/jobOffers/${offer.id}`)).status).toBe(204);
    expect((await client.get(`/me/jobOffers/${offer.id}`)).status).toBe(404);
    expect((await client.get<Appointment>(`/me/agenda/${data.id}`)).data.jobOffer).toBeNull();
  });
});

describe('the pictures of an offer', () => {
  it('Given two, When one is kept and one replaced, Then the list is the sent one', async () => {
    const made = await sendForm(
      'POST',
      '/me/jobOffers',
      part('title', 'Comptable'),
      part('type', 'external'),
      part('documents.0.description', 'Recto'),
      part('documents.0.file', aPng('1'), 'recto.png'),
      part('documents.1.file', aPng('2'), 'verso.png'),
    );
    const [recto, verso] = made.data.documents;
    expect(made.data.documents).toMatchObject([{ description: 'Recto' }, { description: null }]);
    expect((await client.send({ method: 'GET', url: recto?.url })).headers['content-type']).toBe('image/png');

    const changed = await sendForm(
      'PUT',
      `/me/jobOffers/${made.data.id}`,
      part('documents.0.id', recto?.id ?? ''),
      part('documents.0.description', 'Devant'),
      part('documents.1.file', aPng('3'), 'autre.png'),
    );

    expect(changed.data.documents).toMatchObject([{ id: recto?.id, description: 'Devant', url: recto?.url }, {}]);
    expect(changed.data.documents).toHaveLength(2);
    expect((await client.send({ method: 'GET', url: verso?.url })).status).toBe(404);
    expect((await change(made.data.id, { title: 'Autre' })).data.documents).toHaveLength(2);
  });

  it('Given an offer, When only a picture is sent, Then it is replaced, and nothing else changes', async () => {
    const { data: made } = await sendForm(
      'POST',
      '/me/jobOffers',
      part('title', 'Comptable'),
      part('type', 'external'),
      part('documents.0.file', aPng('1'), 'recto.png'),
    );

    const { status, data } = await sendForm(
      'PUT',
      `/me/jobOffers/${made.id}`,
      part('documents.0.file', aPng('2'), 'b.png'),
    );

    expect(status).toBe(200);
    const { version, updatedAt } = data;
    expect(data).toEqual({ ...made, documents: [expect.anything()], updatedAt, version });
    expect(version).toBe(made.version + 1);
    expect(data.documents[0]?.url).not.toBe(made.documents[0]?.url);
  });

  it('Given a photo with a location, Then the location is removed', async () => {
    const photo = await aPhoto({ width: 60, height: 40 });
    const { data } = await sendForm(
      'POST',
      '/me/jobOffers',
      part('title', 'Comptable'),
      part('type', 'external'),
      part('documents.0.file', photo, 'annonce.jpg'),
    );

    const { bytes } = await client.send({ method: 'GET', url: data.documents[0]?.url });

    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a picture that breaks off', aPng('x').subarray(0, 60), 415],
    ['a file that is no picture', Buffer.from('<svg onload="alert(1)">'), 415],
    ['a picture of more than 500 KB', aPng('x'.repeat(500_000)), 413],
  ])('Given %s, Then it is refused and nothing is added', async (_what, content, status) => {
    const answer = await sendForm(
      'POST',
      '/me/jobOffers',
      part('title', 'x'),
      part('type', 'external'),
      part('documents.0.file', content, 'a.png'),
    );

    expect(answer.status).toBe(status);
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['documents.0.file']);
    expect((await count()).all).toBe(0);
  });
});

describe('the list of offers', () => {
  it('Given offers in every state, When a tab is chosen, Then its list matches its count', async () => {
    for (const title of ['Zingueur', 'électricien', 'Élagueur', 'Acheteur']) await add({ title });
    const { items } = (await client.get<Paged<JobOffer>>('/me/jobOffers')).data;
    await change(items[0]?.id ?? '', { status: 'refused' });
    await change(items[1]?.id ?? '', { status: 'accepted' });

    expect(await count()).toEqual({ all: 4, pending: 3, refused: 1 });
    expect(await titles('?status=pending&status=accepted')).toEqual(['Élagueur', 'électricien', 'Zingueur']);
    expect(await titles('?status=refused')).toEqual(['Acheteur']);
    expect(await titles('?sort=title')).toEqual(['Acheteur', 'Élagueur', 'électricien', 'Zingueur']);
    expect(await titles('?sort=title&pageSize=3&page=1')).toEqual(['Zingueur']);
    expect(await count('?search=ELAG')).toEqual({ all: 1, pending: 1, refused: 0 });
    expect((await client.get('/me/jobOffers?sort=company')).status).toBe(400);
  });

  it('Given two users, Then neither can read or change the other’s', async () => {
    const mine = await add();
    client = app.as(await aSeeker(app));

    expect(await count()).toEqual({ all: 0, pending: 0, refused: 0 });
    expect((await client.get(`/me/jobOffers/${mine.id}`)).status).toBe(404);
    expect((await change(mine.id, { title: 'Pris' })).status).toBe(404);
    expect((await client.delete(`/me/jobOffers/${mine.id}`)).status).toBe(404);
  });

  it('Given a programme without offers, or none, Then every call is refused', async () => {
    const { id } = await add();
    for (const person of [await aSeeker(app, { shouldDisplayJobOffers: false }), await app.aPerson()]) {
      client = app.as(person);
      const address = `/me/jobOffers/${id}`;
      const answers = [
        await client.get('/me/jobOffers'),
        await client.get('/me/jobOffers/count'),
        await client.get(address),
        await client.post('/me/jobOffers', { title: 'x', type: 'internal' }),
        await client.delete(address),
        await change(id, { title: 'x' }),
        await client.put(`${address}/restore`),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 403));
    }
  });
});
