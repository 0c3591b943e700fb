import type { Appointment } from '@passerelle/shared/contract';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf, type AgendaOf } from './testing/agenda-of';

const friday = '2026-11-27T11:30:00.000Z';
let app: TestApp;
let mine: AgendaOf;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-25T10:00:00Z');
  mine = await agendaOf(app);
});

const remove = (id: string) => mine.client.delete(`/me/agenda/${id}`);
const restore = (id: string, client = mine.client) => client.put<Appointment>(`/me/agenda/${id}/restore`);
const stored = (id: string) =>
  app.db
    .selectFrom('appointments')
    .where('id', '=', id)
    .select(['ics_sequence', 'version', 'deleted_at'])
    .executeTakeFirstOrThrow();
const remindersOf = async (id: string) =>
  (
    await app.db
      .selectFrom('notifications')
      .where('appointment_id', '=', id)
      .orderBy('send_at')
      .select(['dedupe_key', 'status'])
      .execute()
  ).map(({ dedupe_key, status }) => `${dedupe_key.split(':').at(-1)} ${status}`);

describe('restoring a deleted action', () => {
  it('Given a future action, When it is restored, Then its parts are too, and its reminders are scheduled again', async () => {
    const { id } = await mine.plan({ date: friday });
    const other = await mine.addContact('Le Goff');
    const before = await mine.change(id, { notes: [{ text: 'Un' }], recommendedContacts: [other.id] });
    await remove(id);
    expect(await remindersOf(id)).toEqual([]);
    const deleted = await stored(id);
    app.clock.advance({ minutes: 5 });

    const answer = await restore(id);

    expect(answer).toMatchObject({ status: 200, headers: { etag: `"${deleted.version + 1}"` } });
    const { version } = await stored(id);
    expect(answer.data).toEqual({ ...before.data, version, updatedAt: app.clock.now().toISO() });
    expect(await mine.list()).toMatchObject({ totalCount: 1 });
    expect(await mine.count()).toMatchObject({ pending: 1, upcoming: 1 });
    expect(await remindersOf(id)).toEqual(['day pending', 'hour pending', 'report pending']);
    expect((await stored(id)).ics_sequence).toBeGreaterThan(deleted.ics_sequence);
  });

  it('Given a late restore, Then only future reminders are scheduled', async () => {
    const { id } = await mine.plan({ date: friday });
    await remove(id);

    app.clock.set('2026-11-27T10:45:00Z');
    await restore(id);
    expect(await remindersOf(id)).toEqual(['report pending']);

    await remove(id);
    app.clock.set('2026-11-28T10:00:00Z');
    expect((await restore(id)).status).toBe(200);
    expect(await remindersOf(id)).toEqual([]);
  });

  it('Given a settled one, When it is restored, Then it is settled, counts once and sends no reminder', async () => {
    const { id } = await mine.plan({ date: friday });
    await mine.change(id, { comment: 'Utile.' });
    const cancelled = await mine.plan({ date: friday });
    await mine.change(cancelled.id, { status: 'cancelled' });
    for (const one of [id, cancelled.id]) {
      await remove(one);
      expect((await restore(one)).status).toBe(200);
      expect(await remindersOf(one)).toEqual([]);
    }

    expect(await mine.count()).toMatchObject({ validated: 1, cancelled: 1, pending: 0 });
    const facts = await app.db.selectFrom('metric_facts').where('source_id', '=', id).select('kind').execute();
    expect(facts).toEqual([{ kind: 'appointment' }]);
  });

  it('Given the first of a series, When it is restored, Then the others follow it again', async () => {
    const first = await mine.plan({ actionType: 'jobInterview', title: 'Premier' });
    const second = await mine.plan({ actionType: 'jobInterview', parent: first.id });
    await remove(first.id);

    await restore(first.id);

    const { data } = await mine.client.get<Appointment>(`/me/agenda/${second.id}`);
    expect(data).toMatchObject({ parent: first.id, firstAppointment: first.id, parentTitle: 'Premier' });
  });

  it('Given a contact renamed meanwhile, Then it is restored with the new name', async () => {
    const { id } = await mine.plan({ date: friday });
    await remove(id);
    await mine.client.put(`/me/contacts/${mine.contact.id}`, { type: 'hr', lastName: 'Sørensen' });

    expect((await restore(id)).data).toMatchObject({ contactName: 'Sørensen', contact: { lastName: 'Sørensen' } });
    const { message_params } = await app.db
      .selectFrom('notifications')
      .where('appointment_id', '=', id)
      .select('message_params')
      .executeTakeFirstOrThrow();
    expect(message_params).toMatchObject({ contactName: 'Sørensen' });
  });

  it('Given nothing deleted, or two calls, in turn or in parallel, Then the effect is that of one', async () => {
    const { id } = await mine.plan();
    const before = await stored(id);
    expect((await restore(id)).status).toBe(200);
    expect(await stored(id)).toEqual(before);
    await remove(id);

    const answers = await Promise.all([restore(id), restore(id)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(id)).toMatchObject({ version: before.version + 2, deleted_at: null });
  });

  it('Given another user’s action, an unknown or no id, Then it is a 404', async () => {
    const { id } = await mine.plan();
    await remove(id);
    const theirs = await agendaOf(app);

    expect((await restore(id, theirs.client)).status).toBe(404);
    expect((await restore(unknownId)).status).toBe(404);
    expect((await restore('no-id')).status).toBe(404);
    expect((await restore(id, app.anyone)).status).toBe(401);
    expect((await stored(id)).deleted_at).not.toBeNull();
  });
});

it('Given a deleted action, Then no call shows it, changes it or links to it', async () => {
  const first = await mine.plan({ actionType: 'jobInterview', date: friday });
  const follows = await mine.plan({ actionType: 'jobInterview', parent: first.id });
  await remove(first.id);
  const address = `/me/agenda/${first.id}`;

  for (const path of [address, `${address}/calendar`]) expect((await mine.client.get(path)).status).toBe(404);
  expect((await mine.change(first.id, { title: 'Autre' })).status).toBe(404);
  expect((await remove(first.id)).status).toBe(404);
  const body = { title: 'Suite', actionType: 'jobInterview', contact: mine.contact.id, type: 'phone', date: friday };
  for (const field of ['parent', 'firstAppointment']) {
    const answer = await mine.client.post('/me/agenda', { ...body, [field]: first.id });
    expect(answer).toMatchObject({ status: 400, error: { fields: { [field]: 'unknown' } } });
  }
  expect((await mine.list(`?firstAppointment=${first.id}`)).items.map(({ id }) => id)).toEqual([follows.id]);
});
