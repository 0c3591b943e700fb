import type { Appointment, Contact } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf, type AgendaOf } from './testing/agenda-of';
import { suspendProgram } from '../programs/suspend-program';
import { aParticipant } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';
import { deliver } from '../notifications/deliver';
import { readBy, textsOf } from '../notifications/testing/notices-of';

let app: TestApp;
let mine: AgendaOf;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => begin('2026-11-25T10:00:00Z'));

/** A user who has read the welcome notice. */
async function begin(iso: string): Promise<void> {
  app.clock.set(iso);
  mine = await agendaOf(app);
  await mine.client.put('/me/notifications', { status: 'opened' });
}

/** Of one appointment: each reminder, its due time and its state. */
const remindersOf = async (appointmentId: string) =>
  (
    await app.db
      .selectFrom('notifications')
      .where('appointment_id', '=', appointmentId)
      .orderBy('send_at')
      .select(['dedupe_key', 'send_at', 'status'])
      .execute()
  ).map(({ dedupe_key, send_at, status }) => [dedupe_key.split(':').at(-1), send_at.toISOString(), status]);

async function at(iso: string): Promise<void> {
  app.clock.set(iso);
  await deliver(app.db, app.services, app.clock.now());
}

const friday = '2026-12-04T11:30:00.000Z';
const unread = () => textsOf(mine.client, '?status=received');

describe('a new appointment', () => {
  it('is announced a day and an hour before, and asked about two hours after', async () => {
    const { id } = await mine.plan({ date: friday });

    expect(await remindersOf(id)).toEqual([
      ['day', '2026-12-03T11:30:00.000Z', 'pending'],
      ['hour', '2026-12-04T10:30:00.000Z', 'pending'],
      ['report', '2026-12-04T13:30:00.000Z', 'pending'],
    ]);
    await at('2026-12-03T11:29:59Z');
    expect(await unread()).toEqual([]);
    await at('2026-12-03T11:30:00Z');
    const [item] = (await readBy(mine.client, '?status=received')).items;
    expect(item).toMatchObject({
      sendAt: '2026-12-03T11:30:00.000Z',
      payload: {
        text: 'Rendez‑vous demain à 12\u00A0h\u00A030 avec Tanaka\u00A0: «\u00A0Demander conseil\u00A0».',
        context: { type: 'appointment', target: id },
      },
    });
  });

  it('has one notice at a time: each replaces the previous, read or not', async () => {
    await mine.plan({ date: friday });

    await at('2026-12-03T12:00:00Z');
    await mine.client.put('/me/notifications', { status: 'opened' });
    await at('2026-12-04T10:30:00Z');
    expect(await unread()).toEqual([
      'Rendez‑vous aujourd’hui à 12\u00A0h\u00A030 avec Tanaka\u00A0: «\u00A0Demander conseil\u00A0».',
    ]);
    await at('2026-12-04T13:30:00Z');
    expect(await unread()).toEqual([expect.stringMatching('Comment s’est passé votre rendez‑vous avec Tanaka')]);
    expect((await readBy(mine.client, '?search=tanaka')).totalCount).toBe(1);
  });

  it.each([
    ['tomorrow morning, the day before is past', '2026-11-26T08:00:00.000Z', ['hour', 'report']],
    ['in half an hour, only the question is left', '2026-11-25T10:30:00.000Z', ['report']],
    ['last week, nothing is left to say', '2026-11-18T11:30:00.000Z', []],
  ])('for %s', async (_when, date, left) => {
    const { id } = await mine.plan({ date });

    expect((await remindersOf(id)).map(([which]) => which)).toEqual(left);
  });

  it.each([
    [
      'that ends in the evening is asked about the next morning',
      '2026-12-04T18:30:00.000Z',
      '2026-12-05T08:00:00.000Z',
    ],
    ['that ends after midnight, on the morning of that day', '2026-12-04T21:55:00.000Z', '2026-12-05T08:00:00.000Z'],
    ['that ends before the evening, the same day', '2026-12-04T16:55:00.000Z', '2026-12-04T18:55:00.000Z'],
  ])('%s', async (_what, date, report) => {
    const { id } = await mine.plan({ date });

    expect((await remindersOf(id)).at(-1)).toEqual(['report', report, 'pending']);
  });

  it.each([
    [
      'clocks go back',
      '2026-10-20T10:00:00Z',
      '2026-10-25T09:00:00.000Z',
      '2026-10-24T08:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
    ],
    [
      'clocks go forward',
      '2027-03-20T10:00:00Z',
      '2027-03-28T08:00:00.000Z',
      '2027-03-27T09:00:00.000Z',
      '2027-03-28T07:00:00.000Z',
    ],
  ])(
    'on the day of the %s is announced at the same local hour of the day before',
    async (_what, begun, date, day, hour) => {
      await begin(begun);
      const { id } = await mine.plan({ date });

      expect((await remindersOf(id)).slice(0, 2)).toEqual([
        ['day', day, 'pending'],
        ['hour', hour, 'pending'],
      ]);
      await at(day);
      expect(await unread()).toEqual([expect.stringMatching('demain à 10\u00A0h')]);
    },
  );
});

describe('a changed appointment', () => {
  it('Given another day, Then its reminders move, including read ones', async () => {
    const { id } = await mine.plan({ date: friday });
    await at('2026-12-03T12:00:00Z');
    await mine.client.put('/me/notifications', { status: 'opened' });

    await mine.change(id, { date: '2026-12-10T14:00:00.000Z' });

    expect(await remindersOf(id)).toEqual([
      ['day', '2026-12-09T14:00:00.000Z', 'pending'],
      ['hour', '2026-12-10T13:00:00.000Z', 'pending'],
      ['report', '2026-12-10T16:00:00.000Z', 'pending'],
    ]);
    await at('2026-12-09T14:00:00Z');
    expect(await unread()).toEqual([expect.stringMatching('demain à 15\u00A0h')]);
  });

  it('Given an hour that is near, Then the reminder of the old hour is withdrawn', async () => {
    const { id } = await mine.plan({ date: friday });
    await at('2026-12-03T12:00:00Z');

    await mine.change(id, { date: '2026-12-03T16:00:00.000Z' });

    expect((await remindersOf(id)).map(([which]) => which)).toEqual(['hour', 'report']);
    expect(await unread()).toEqual([]);
  });

  it('Given another title or name, Then the next reminder has it, and none comes twice', async () => {
    const { id } = await mine.plan({ date: friday });
    await at('2026-12-03T12:00:00Z');
    const before = await remindersOf(id);
    const { type, company } = mine.contact;

    await mine.change(id, { title: 'Relire mon CV' });
    await mine.client.put(`/me/contacts/${mine.contact.id}`, { type, company, lastName: 'Suzuki' });

    expect(await remindersOf(id)).toEqual(before);
    await at('2026-12-04T10:30:00Z');
    expect(await unread()).toEqual([expect.stringMatching(/Suzuki.*Relire mon CV/)]);
  });

  it('Given a note or a call without effect, Then no reminder moves', async () => {
    const { id } = await mine.plan({ date: friday });
    const before = await remindersOf(id);

    await mine.change(id, { notes: [{ text: 'Apporter le dossier' }], title: 'Demander conseil', date: friday });

    expect(await remindersOf(id)).toEqual(before);
  });

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['reported', { comment: 'Très utile' }],
  ])('Given that it was %s, Then no reminder follows, and earlier ones are marked as read', async (_what, body) => {
    const { id } = await mine.plan({ date: friday });
    await at('2026-12-03T12:00:00Z');

    expect((await mine.change(id, body)).status).toBe(200);

    expect(await remindersOf(id)).toEqual([['day', '2026-12-03T11:30:00.000Z', 'opened']]);
    await at('2026-12-06T12:00:00Z');
    expect(await unread()).toEqual([]);
  });

  it('Given that it was deleted, Then no notice refers to it', async () => {
    const { id } = await mine.plan({ date: friday });
    await at('2026-12-03T12:00:00Z');

    await mine.client.delete(`/me/agenda/${id}`);

    expect(await remindersOf(id)).toEqual([]);
  });

  it('Given a refused change, Then its reminders stay', async () => {
    const { id } = await mine.plan({ date: friday });
    const before = await remindersOf(id);

    expect((await mine.change(id, { date: '2026-12-10T14:00:00.000Z', comment: ' ' })).status).toBe(400);

    expect(await remindersOf(id)).toEqual(before);
  });
});

it('Given a paused programme, Then appointments are announced all the same', async () => {
  const { person } = await aParticipant(app, aTemplate([[aTask()], [aTask()]]), '2026-11-23');
  await suspendProgram(app.db, person.id, 1, app.clock.now());
  const client = app.as(person);
  const contact = (await client.post<Contact>('/me/contacts', { type: 'external', lastName: 'Tanaka' })).data.id;
  const action = { title: 'Demander conseil', actionType: 'adviseQuery', type: 'phone', contact, date: friday };
  const { id } = (await client.post<Appointment>('/me/agenda', action)).data;

  await at('2026-12-04T11:00:00Z');

  expect((await remindersOf(id)).map(([, , status]) => status)).toEqual(['received', 'pending']);
});
