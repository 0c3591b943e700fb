import type { Appointment } from '@passerelle/shared/contract';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
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

const body = () => ({
  title: 'Comprendre le métier',
  actionType: 'informationQuery',
  contact: mine.contact.id,
  type: 'real',
  date: tuesdayNoon,
});

describe('planning an action', () => {
  it('Given every field of the form, When it is planned, Then it is pending and has the given values', async () => {
    const answer = await mine.client.post<Appointment>('/me/agenda', {
      ...body(),
      title: ' Comprendre le métier ',
      address: { street: '4 quai de la Douane, Brest' },
      phone: '02 98 40 11 62',
      url: 'https://visio.example/abc',
    });

    expect(answer.data).toMatchObject({
      ...body(),
      status: 'pending',
      context: 'networking',
      address: { street: '4 quai de la Douane, Brest' },
      contact: { id: mine.contact.id, firstName: null, lastName: 'Tanaka', company: { name: 'Solane' } },
      contactName: 'Tanaka',
      phone: '02 98 40 11 62',
      url: 'https://visio.example/abc',
      comment: null,
      notes: [],
      recommendedContacts: [],
      jobOffer: null,
      parent: null,
      interviewStatus: null,
    });
    const read = await mine.client.get<Appointment>(`/me/agenda/${answer.data.id}`);
    expect(read.data).toEqual(answer.data);
  });

  it.each([
    ['nothing', {}, ['title', 'actionType', 'contact', 'date', 'type']],
    ['an action that is none', { actionType: 'lunch' }, ['actionType']],
    ['a blank title', { title: '  ' }, ['title']],
    ['an unknown contact', { contact: unknownId }, ['contact']],
    ['an offer that is none', { jobOffer: unknownId }, ['jobOffer']],
    ['an action before it that is none', { parent: unknownId }, ['parent']],
    ['a date that is none', { date: 'demain' }, ['date']],
    ['an address that is none', { url: 'javascript:alert(1)' }, ['url']],
    ['a leap second', { date: '2016-12-31T23:59:60Z' }, ['date']],
  ])('Given %s, When it is planned, Then the fields name the errors', async (what, values, fields) => {
    const answer = await mine.client.post('/me/agenda', what === 'nothing' ? {} : { ...body(), ...values });

    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {}).sort()).toEqual([...fields].sort());
  });

  it.each([
    ['2026-11-27T07:00:00Z', 200, '8:00 in Paris, in winter'],
    ['2026-11-27T06:55:00Z', 400, '7:55'],
    ['2026-07-10T06:00:00Z', 200, '8:00 in Paris, in summer'],
    ['2026-11-27T21:55:00Z', 200, '22:55'],
    ['2026-11-27T22:00:00Z', 400, '23:00'],
    ['2026-11-27T10:02:00Z', 400, 'minutes that are no multiple of five'],
    ['2026-11-27T08:00:00+04:00', 200, '8:00 in Saint-Denis de La Réunion, 5:00 in Paris'],
    ['2026-11-27T07:30:00-04:00', 400, '7:30 in Fort-de-France, 12:30 in Paris'],
    ['2026-11-27T22:30:00-04:00', 200, '22:30 in Fort-de-France'],
    ['0001-01-01T12:00:00Z', 400, 'a year that clocks did not have'],
  ])('Given %s, When it is planned, Then it answers %i: %s', async (date, status) => {
    const answer = await mine.client.post('/me/agenda', { ...body(), date });

    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.error.fields).toEqual({ date: 'notAllowed' });
  });

  it('Given seconds, When it is planned, Then they are dropped', async () => {
    expect((await mine.plan({ date: '2026-11-27T09:15:42.123Z' })).date).toBe('2026-11-27T09:15:00.000Z');
  });

  it('Given an interview, When a follow-up is planned, Then both are in one series', async () => {
    const first = await mine.plan({ actionType: 'jobInterview', title: 'Premier entretien' });
    const second = await mine.plan({ actionType: 'jobInterview', parent: first.id });
    const third = await mine.plan({ actionType: 'jobInterview', parent: second.id, firstAppointment: first.id });
    await mine.plan();

    expect(second).toMatchObject({ parent: first.id, firstAppointment: first.id, parentTitle: 'Premier entretien' });
    expect(third).toMatchObject({ parent: second.id, firstAppointment: first.id });
    const { items } = await mine.list(`?firstAppointment=${first.id}`);
    expect(items.map(({ id }) => id)).toEqual([third.id, second.id, first.id]);
    await mine.client.delete(`/me/agenda/${first.id}`);
    const { data } = await mine.client.get<Appointment>(`/me/agenda/${second.id}`);
    expect(data).toMatchObject({ parent: null, firstAppointment: null, parentTitle: null });
  });

  it('Given a contact who is renamed, then deleted, Then the action keeps the name they had', async () => {
    const { id } = await mine.plan();
    const contact = `/me/contacts/${mine.contact.id}`;

    await mine.client.put(contact, { type: 'hr', lastName: 'Sørensen', firstName: 'Ida' });

    expect((await mine.list('?search=sorensen')).items[0]).toMatchObject({ id, contact: { lastName: 'Sørensen' } });
    expect((await mine.list('?search=tanaka')).totalCount).toBe(0);
    await mine.client.delete(contact);
    const { data } = await mine.client.get<Appointment>(`/me/agenda/${id}`);
    expect(data).toMatchObject({ contact: null, contactName: 'Ida Sørensen' });
    const again = await mine.client.post('/me/agenda', body());
    expect(again.error.fields).toEqual({ contact: 'unknown' });
  });
});

describe('another user’s agenda', () => {
  it('Given two users of two organisations, Then neither can read or change the other’s', async () => {
    const action = await mine.plan();
    const theirs = await agendaOf(app);
    const address = `/me/agenda/${action.id}`;

    expect(await theirs.list()).toMatchObject({ items: [], totalCount: 0 });
    expect(await theirs.count()).toMatchObject({ pending: 0, past: 0 });
    expect((await theirs.client.get(address)).status).toBe(404);
    expect((await theirs.change(action.id, { status: 'cancelled' })).status).toBe(404);
    expect((await theirs.client.delete(address)).status).toBe(404);
    const stolen = await theirs.client.post('/me/agenda', body());
    expect(stolen.error.fields).toEqual({ contact: 'unknown' });
    const follow = { ...body(), contact: theirs.contact.id, parent: action.id };
    expect((await theirs.client.post('/me/agenda', follow)).error.fields).toEqual({ parent: 'unknown' });
    expect((await mine.client.get<Appointment>(address)).data).toEqual(action);
  });

  it('Given no session, Then the agenda is refused', async () => {
    expect((await app.anyone.get('/me/agenda')).status).toBe(401);
  });
});
