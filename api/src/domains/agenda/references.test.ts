import type { Appointment, Contact, JobOffer } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aSeeker } from '../job-offers/testing/a-seeker';
import { agendaOf, tuesdayNoon, type AgendaOf } from './testing/agenda-of';

let app: TestApp;
let mine: AgendaOf;
let theirs: AgendaOf;
let theirOffer: string;

beforeAll(async () => {
  app = await startTestApp();
  [mine, theirs] = [await agendaOf(app), await agendaOf(app)];
  const seeker = app.as(await aSeeker(app));
  theirOffer = (await seeker.post<JobOffer>('/me/jobOffers', { title: 'x', type: 'internal' })).data.id;
});
afterAll(() => app.close());

const body = (values: object = {}) => ({
  title: 'Suite',
  actionType: 'jobInterview',
  contact: mine.contact.id,
  type: 'phone',
  date: tuesdayNoon,
  ...values,
});
const plan = (values: object) => mine.client.post<Appointment>('/me/agenda', body(values));
const interview = (values: object = {}) => mine.plan({ actionType: 'jobInterview', ...values });
const refused = (fields: object) => ({ status: 400, error: { code: 'invalid', fields } });

describe('references to another user’s rows', () => {
  it('Given another user’s contact, action or offer, When it is named, Then it is unknown, like one that does not exist', async () => {
    const action = await theirs.plan({ actionType: 'jobInterview' });
    const before = await mine.count();

    expect(await plan({ contact: theirs.contact.id })).toMatchObject(refused({ contact: 'unknown' }));
    expect(await plan({ parent: action.id })).toMatchObject(refused({ parent: 'unknown' }));
    expect(await plan({ firstAppointment: action.id })).toMatchObject(refused({ firstAppointment: 'unknown' }));
    expect(await plan({ jobOffer: theirOffer })).toMatchObject(refused({ jobOffer: 'unknown' }));

    expect(await mine.count()).toEqual(before);
  });

  it('Given an own action, When another user’s row is added to it, Then it is refused and nothing changes', async () => {
    const { id } = await mine.plan();
    const before = (await mine.client.get<Appointment>(`/me/agenda/${id}`)).data;
    const noted = await theirs.plan();
    const note = (await theirs.change(noted.id, { notes: [{ text: 'À elle' }] })).data.notes[0]?.id;

    const tries: [object, object][] = [
      [{ title: 'Pris', contact: theirs.contact.id }, { contact: 'unknown' }],
      [{ title: 'Pris', recommendedContacts: [theirs.contact.id] }, { 'recommendedContacts.0': 'unknown' }],
      [{ comment: 'Pris', notes: [{ id: note, text: 'x' }] }, { 'notes.0.id': 'unknown' }],
      [{ title: 'Pris', parent: noted.id }, { parent: 'unknown' }],
      [{ title: 'Pris', jobOffer: theirOffer }, { jobOffer: 'unknown' }],
      [{ title: 'Pris', firstAppointment: noted.id }, { firstAppointment: 'unknown' }],
    ];
    for (const [change, fields] of tries) expect(await mine.change(id, change)).toMatchObject(refused(fields));

    expect((await mine.client.get<Appointment>(`/me/agenda/${id}`)).data).toEqual(before);
  });

  it('Given filters on another user’s rows, When lists are requested, Then they are empty', async () => {
    const action = await theirs.plan();

    for (const query of [`contact=${theirs.contact.id}`, `jobOffer=${theirOffer}`, `firstAppointment=${action.id}`]) {
      expect((await mine.list(`?${query}`)).items).toEqual([]);
    }
  });

  it('Given another user’s contact, When named as referrer in a change, Then it is unknown', async () => {
    const { id, lastName } = await mine.addContact('Roy');
    const change = { type: 'hr', lastName: 'Pris', referrer: theirs.contact.id };

    expect(await mine.client.put(`/me/contacts/${id}`, change)).toMatchObject(refused({ referrer: 'unknown' }));

    expect((await mine.client.get<Contact>(`/me/contacts/${id}`)).data.lastName).toBe(lastName);
  });
});

describe('a follow-up', () => {
  it('Given a series, When another first action is named, Then it is refused', async () => {
    const first = await interview();
    const second = await interview({ parent: first.id });
    const other = await interview();

    for (const firstAppointment of [second.id, other.id]) {
      const answer = await plan({ parent: second.id, firstAppointment });
      expect(answer).toMatchObject(refused({ firstAppointment: 'notAllowed' }));
    }
    expect(await plan({ firstAppointment: second.id })).toMatchObject(refused({ firstAppointment: 'notAllowed' }));
    const third = await plan({ parent: second.id, firstAppointment: first.id });
    expect(third.data).toMatchObject({ parent: second.id, firstAppointment: first.id });
    expect((await plan({ firstAppointment: first.id })).data.firstAppointment).toBe(first.id);
  });

  it('Given a deleted first action, When a follow-up is added, Then its predecessor begins the series', async () => {
    const first = await interview();
    const second = await interview({ parent: first.id });
    await mine.client.delete(`/me/agenda/${first.id}`);

    for (const values of [{ parent: second.id }, { parent: second.id, firstAppointment: second.id }]) {
      expect((await plan(values)).data).toMatchObject({ parent: second.id, firstAppointment: second.id });
    }
    expect(await plan({ parent: first.id })).toMatchObject(refused({ parent: 'unknown' }));
  });
});

it('Given two who recommend each other, or a contact who recommends themselves, Then it is refused', async () => {
  const [one, two] = [await mine.addContact('Un'), await mine.addContact('Deux')];
  const refer = (contact: Contact, referrer: string) =>
    mine.client.put(`/me/contacts/${contact.id}`, { type: 'hr', lastName: contact.lastName, referrer });

  expect((await refer(two, one.id)).status).toBe(200);
  for (const referrer of [two.id, one.id]) {
    expect(await refer(one, referrer)).toMatchObject(refused({ referrer: 'notAllowed' }));
  }
});
