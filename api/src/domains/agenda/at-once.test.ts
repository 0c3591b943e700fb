import type { Appointment, Contact, JobOffer } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestAnswer } from '../../testing/test-client';
import { aSeeker } from '../job-offers/testing/a-seeker';
import { agendaOf, tuesdayNoon, type AgendaOf } from './testing/agenda-of';

let app: TestApp;
let mine: AgendaOf;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mine = await agendaOf(app);
});

const statuses = (answers: readonly Pick<TestAnswer, 'status'>[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const numbers = Array.from({ length: 5 }, (_, index) => index);

describe('two screens at the same time', () => {
  it('Given one version on both, When both change it, Then one is refused completely', async () => {
    const seeker = app.as(await aSeeker(app));
    const offer = (await seeker.post<JobOffer>('/me/jobOffers', { title: 'x', type: 'internal' })).data.id;
    const action = (await mine.plan()).id;
    const places = [
      { client: mine.client, path: `/me/agenda/${action}`, body: (title: string) => ({ title }), field: 'title' },
      { client: seeker, path: `/me/jobOffers/${offer}`, body: (title: string) => ({ title }), field: 'title' },
      {
        client: mine.client,
        path: `/me/contacts/${mine.contact.id}`,
        field: 'lastName',
        body: (lastName: string) => ({ type: 'hr', lastName }),
      },
    ];
    for (const { client, path, body, field } of places) {
      const etag = String((await client.get(path)).headers.etag);
      const answers = await Promise.all(
        numbers.map((number) => client.put<Record<string, unknown>>(path, body(`T${number}`), { 'if-match': etag })),
      );

      expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
      const { data } = await client.get<Record<string, unknown>>(path);
      expect(data[field]).toBe(answers.find(({ status }) => status === 200)?.data[field]);
      expect(data['version'] ?? 2).toBe(2);
    }
  });

  it('Given a report and a cancellation, Then one of them applies, and counts once', async () => {
    const { id } = await mine.plan();

    const answers = await Promise.all([
      mine.change(id, { comment: 'Utile.' }),
      mine.change(id, { status: 'cancelled' }),
      mine.change(id, { comment: 'Utile.' }),
    ]);

    const { data } = await mine.client.get<Appointment>(`/me/agenda/${id}`);
    expect(statuses(answers)).toEqual(data.status === 'validated' ? [200, 200, 409] : [200, 409, 409]);
    expect(data.comment).toBe(data.status === 'validated' ? 'Utile.' : null);
    const facts = await app.db.selectFrom('metric_facts').where('source_id', '=', id).select('kind').execute();
    expect(facts).toHaveLength(data.status === 'validated' ? 1 : 0);
  });

  it('Given two different outcomes at once, Then the first is stored', async () => {
    const { id } = await mine.plan({ actionType: 'jobInterview' });
    await mine.change(id, { comment: 'Utile.' });

    const answers = await Promise.all([
      mine.change(id, { interviewStatus: 'accepted' }),
      mine.change(id, { interviewStatus: 'refused' }),
    ]);

    expect(statuses(answers)).toEqual([200, 409]);
  });

  it('Given notes and recommended contacts, Then none is lost or duplicated', async () => {
    const { id } = await mine.plan();
    const other = await mine.addContact('Le Goff');

    await Promise.all(numbers.map((number) => mine.change(id, { notes: [{ text: `Note ${number}` }] })));
    await Promise.all(numbers.map(() => mine.change(id, { recommendedContacts: [other.id] })));

    const { data } = await mine.client.get<Appointment>(`/me/agenda/${id}`);
    expect(data.notes).toHaveLength(5);
    expect(data.recommendedContacts.map((contact) => contact.id)).toEqual([other.id]);
  });

  it('Given a deletion and a change, Then the later call gets a 404', async () => {
    const { id } = await mine.plan();

    const answers = await Promise.all([
      mine.client.delete(`/me/agenda/${id}`),
      mine.client.delete(`/me/agenda/${id}`),
      mine.change(id, { title: 'Autre' }),
    ]);

    expect(statuses(answers).filter((status) => ![200, 204, 404].includes(status))).toEqual([]);
    expect(answers.slice(0, 2).filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await mine.client.get(`/me/agenda/${id}`)).status).toBe(404);
  });

  it('Given two contacts who recommend each other, Then one recommendation is refused', async () => {
    for (const round of numbers) {
      const [one, two] = [await mine.addContact(`Un ${round}`), await mine.addContact(`Deux ${round}`)];
      const refer = (contact: Contact, referrer: Contact) =>
        mine.client.put(`/me/contacts/${contact.id}`, { type: 'hr', lastName: 'x', referrer: referrer.id });

      expect(statuses(await Promise.all([refer(one, two), refer(two, one)]))).toEqual([200, 400]);
    }
  });
});

describe('a repeated creation', () => {
  it('Given one key, also in parallel, Then it is created once and both get it', async () => {
    const seeker = app.as(await aSeeker(app));
    const key = { 'idempotency-key': 'once' };
    const body = {
      title: 'Une fois',
      actionType: 'reminder',
      contact: mine.contact.id,
      type: 'phone',
      date: tuesdayNoon,
    };
    const send = () => mine.client.post<Appointment>('/me/agenda', body, key);
    const offer = () => seeker.post<JobOffer>('/me/jobOffers', { title: 'Une fois', type: 'internal' }, key);

    for (const answers of [await Promise.all([send(), send(), send()]), await Promise.all([offer(), offer()])]) {
      expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    }

    expect((await mine.list('?search=fois')).totalCount).toBe(1);
    const reused = await mine.client.post('/me/agenda', { ...body, title: 'Autre chose' }, key);
    expect(reused).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const { id } = (await send()).data;
    const reminders = await app.db.selectFrom('notifications').where('appointment_id', '=', id).select('id').execute();
    expect(reminders.length).toBeLessThanOrEqual(3);
  });

  it('Given no key, Then it is created twice', async () => {
    await mine.plan({ title: 'Deux fois' });
    await mine.plan({ title: 'Deux fois' });

    expect((await mine.list('?search=fois')).totalCount).toBe(2);
  });
});
