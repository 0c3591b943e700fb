import type { Appointment } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf, tuesdayNoon, type AgendaOf } from './testing/agenda-of';

let app: TestApp;
let mine: AgendaOf;
const now = () => app.clock.now().toISO();
const conflict = { status: 409, error: { code: 'conflict' } };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mine = await agendaOf(app);
});

const factsOf = async (id: string) =>
  (await app.db.selectFrom('metric_facts').where('source_id', '=', id).orderBy('kind').select('kind').execute()).map(
    ({ kind }) => kind,
  );

describe('a pending action', () => {
  it('Given any part of the form, When it is changed, Then only that changes, and the search finds the new words', async () => {
    const action = await mine.plan({ phone: '02 98 40 11 62' });
    const other = await mine.addContact('Le Goff');

    const answer = await mine.change(action.id, { title: 'Écouter Thomas', contact: other.id, phone: null });

    expect(answer.data).toMatchObject({
      title: 'Écouter Thomas',
      contactName: 'Le Goff',
      phone: null,
      date: action.date,
    });
    expect((await mine.list('?search=goff+ecouter')).totalCount).toBe(1);
    expect((await mine.list('?search=tanaka')).totalCount).toBe(0);
  });

  it('Given a time that is no longer bookable, When the title changes, Then the time may stay', async () => {
    const { id } = await mine.plan();
    const night = '2026-11-24T02:17:00.000Z';
    await app.db
      .updateTable('appointments')
      .set({ date: night as never })
      .where('id', '=', id)
      .execute();

    expect((await mine.change(id, { title: 'Autre', date: night })).status).toBe(200);
    const moved = await mine.change(id, { date: '2026-11-24T02:20:00.000Z' });
    expect(moved.error.fields).toEqual({ date: 'notAllowed' });
  });

  it('Given a cancellation, When it is sent twice, Then it is cancelled once and cannot be reopened', async () => {
    const { id } = await mine.plan();

    const first = await mine.change(id, { id, status: 'cancelled' });
    const cancelledAt = now();
    app.clock.advance({ minutes: 1 });
    const second = await mine.change(id, { id, status: 'cancelled' });

    expect(first.data).toMatchObject({ status: 'cancelled', cancelledAt, validatedAt: null });
    expect(second.data).toEqual(first.data);
    for (const body of [
      { status: 'pending' },
      { status: 'validated' },
      { comment: 'Fait' },
      { title: 'Autre' },
      { notes: [{ text: 'Note' }] },
      { recommendedContacts: [mine.contact.id] },
    ]) {
      expect(await mine.change(id, body)).toMatchObject(conflict);
    }
    expect(await factsOf(id)).toEqual([]);
  });

  it('Given no report, When it is to be validated, Then the report is required', async () => {
    const { id } = await mine.plan();

    expect((await mine.change(id, { status: 'validated' })).error.fields).toEqual({ comment: 'required' });
    expect((await mine.change(id, { comment: '  ' })).error.fields).toEqual({ comment: 'required' });
    const both = await mine.change(id, { status: 'cancelled', comment: 'Fait' });
    expect(both.error.fields).toEqual({ comment: 'notAllowed' });
    expect((await mine.count()).pending).toBe(1);
  });

  it('Given a report, When it is saved, Then the action is validated and counts once', async () => {
    const { id } = await mine.plan();

    const first = await mine.change(id, { comment: 'Un échange très utile.' });
    const validatedAt = now();
    app.clock.advance({ minutes: 5 });
    const second = await mine.change(id, { comment: 'Un échange très utile, et deux noms.' });

    expect(first.data).toMatchObject({ status: 'validated', validatedAt, comment: 'Un échange très utile.' });
    expect(second.data).toMatchObject({ status: 'validated', validatedAt, comment: expect.stringContaining('deux') });
    expect(await factsOf(id)).toEqual(['appointment']);
    expect(await mine.change(id, { title: 'Autre' })).toMatchObject(conflict);
    expect(await mine.change(id, { status: 'cancelled' })).toMatchObject(conflict);
    expect((await mine.change(id, { title: first.data.title, date: tuesdayNoon })).status).toBe(200);
  });

  it('Given a known version, When another change came first, Then the change is refused', async () => {
    const { id } = await mine.plan();
    const etag = String((await mine.client.get(`/me/agenda/${id}`)).headers.etag);
    const change = (title: string) => mine.client.put(`/me/agenda/${id}`, { title }, { 'if-match': etag });

    expect((await change('Première')).status).toBe(200);
    expect(await change('Seconde')).toMatchObject(conflict);
  });

  it('Given an unknown field, or none, When it is changed, Then it is refused', async () => {
    const { id } = await mine.plan();

    expect((await mine.change(id, { validatedAt: tuesdayNoon })).error.fields).toEqual({ validatedAt: 'unknown' });
    expect((await mine.change(id, {})).status).toBe(400);
  });

  it('Given any action, When it is deleted, Then it is gone', async () => {
    const { id } = await mine.plan();
    await mine.change(id, { comment: 'Fait' });

    expect((await mine.client.delete(`/me/agenda/${id}`)).status).toBe(204);
    expect((await mine.client.get(`/me/agenda/${id}`)).status).toBe(404);
    expect(await mine.count()).toMatchObject({ validated: 0, past: 0 });
  });
});

describe('a job interview', () => {
  it('Given a reported one, When its outcome is sent, Then it can be set once', async () => {
    const { id } = await mine.plan({ actionType: 'jobInterview' });

    expect(await mine.change(id, { interviewStatus: 'accepted' })).toMatchObject(conflict);
    await mine.change(id, { comment: 'Bon échange.' });
    const answer = await mine.change(id, { interviewStatus: 'accepted' });

    expect(answer.data).toMatchObject({ interviewStatus: 'accepted', interviewStatusDate: now() });
    expect((await mine.change(id, { interviewStatus: 'accepted' })).data).toEqual(answer.data);
    expect(await mine.change(id, { interviewStatus: 'refused' })).toMatchObject(conflict);
    expect(await factsOf(id)).toEqual(['appointment', 'interview']);
  });

  it('Given another kind of action, When an outcome is sent, Then it is refused', async () => {
    const { id } = await mine.plan();

    const answer = await mine.change(id, { comment: 'Fait', interviewStatus: 'refused' });

    expect(answer.error.fields).toEqual({ interviewStatus: 'notAllowed' });
    expect((await mine.count()).pending).toBe(1);
  });

  it('Given an interview, When contacts are recommended, Then it is refused', async () => {
    const { id } = await mine.plan({ actionType: 'jobInterview' });

    const answer = await mine.change(id, { recommendedContacts: [mine.contact.id] });

    expect(answer.error.fields).toEqual({ recommendedContacts: 'notAllowed' });
  });
});

describe('notes and recommended contacts', () => {
  const textsOf = ({ notes }: Appointment) => notes.map(({ text }) => text);

  it('Given notes, When some are sent, Then they are added or changed, and none is lost', async () => {
    const { id } = await mine.plan();

    const one = await mine.change(id, { notes: [{ text: 'Un', date: '2026-11-20T10:00:00Z' }] });
    const two = await mine.change(id, { notes: [{ text: 'Deux' }] });
    const again = await mine.change(id, { notes: [{ text: 'Deux' }] });
    const note = one.data.notes[0];
    const changed = await mine.change(id, { notes: [{ id: note?.id, text: 'Un, corrigé' }] });

    expect(two.data.notes[1]).toMatchObject({ text: 'Deux', date: now() });
    expect(again.data).toEqual(two.data);
    expect(textsOf(changed.data)).toEqual(['Un, corrigé', 'Deux']);
    expect(changed.data.notes[0]).toMatchObject({ id: note?.id, date: '2026-11-20T10:00:00.000Z' });
    const stranger = await mine.change(id, { notes: [{ text: 'ok' }, { id, text: 'x' }] });
    expect(stranger.error.fields).toEqual({ 'notes.1.id': 'unknown' });
  });

  it('Given notes, When one is removed, Then only that is gone, once, also when another was added meanwhile', async () => {
    const { id } = await mine.plan();
    const written = [
      { text: 'Un', date: '2026-11-20T10:00:00Z' },
      { text: 'Deux', date: '2026-11-20T11:00:00Z' },
    ];
    const { notes } = (await mine.change(id, { notes: written })).data;
    const [one, two] = notes.map((note) => note.id);
    await mine.change(id, { notes: [{ text: 'Trois' }] });

    const answer = await mine.change(id, { removedNotes: [one] });

    expect(textsOf(answer.data).toSorted()).toEqual(['Deux', 'Trois']);
    const { version } = answer.data;
    expect((await mine.change(id, { removedNotes: [one] })).data.version).toBe(version);
    const both = await mine.change(id, { removedNotes: [two], notes: [{ id: two, text: 'Encore' }] });
    expect(both.error.fields).toEqual({ 'notes.0.id': 'notAllowed' });
    expect((await mine.change(id, { removedNotes: ['x'] })).error.fields).toEqual({ 'removedNotes.0': 'format' });

    const back = await mine.change(id, { notes: [{ text: 'Un', date: notes[0]?.date }] });
    expect(textsOf(back.data).toSorted()).toEqual(['Deux', 'Trois', 'Un']);
  });

  it('Given the note of a cancelled action, or of another user, When it is removed, Then it stays', async () => {
    const { id } = await mine.plan();
    const note = (await mine.change(id, { notes: [{ text: 'Reste' }] })).data.notes[0]?.id;
    const other = await mine.plan();
    const theirs = await agendaOf(app);
    const noted = await theirs.plan();

    await mine.change(other.id, { removedNotes: [note] });
    await theirs.change(noted.id, { removedNotes: [note] });
    await mine.change(id, { status: 'cancelled' });

    expect(await mine.change(id, { removedNotes: [note] })).toMatchObject(conflict);
    expect(textsOf((await mine.client.get<Appointment>(`/me/agenda/${id}`)).data)).toEqual(['Reste']);
  });

  it('Given recommended contacts, When the list is sent, Then it replaces the old one', async () => {
    const { id } = await mine.plan();
    const [one, two] = [await mine.addContact('Un'), await mine.addContact('Deux')];
    const theirs = await agendaOf(app);
    const recommend = (recommendedContacts: string[]) => mine.change(id, { recommendedContacts });

    await recommend([one.id, two.id]);
    const answer = await recommend([two.id]);

    expect(answer.data.recommendedContacts).toEqual([
      { id: two.id, firstName: null, lastName: 'Deux', company: { name: 'Solane' } },
    ]);
    const stolen = await recommend([two.id, theirs.contact.id]);
    expect(stolen.error.fields).toEqual({ 'recommendedContacts.1': 'unknown' });
    expect((await recommend([])).data.recommendedContacts).toEqual([]);
  });
});
