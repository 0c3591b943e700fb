import type { OwnProfile } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { agendaOf, type AgendaOf } from '../agenda/testing/agenda-of';
import { deliver } from './deliver';
import { sendNotice } from './notices';

const publicUrl = 'https://passerelle.example';
let app: TestApp;
let mine: AgendaOf;
let myId: string;

beforeAll(async () => {
  app = await startTestApp({ config: { publicUrl } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-25T10:00:00Z');
  await app.db.deleteFrom('mails').execute();
  await app.db.deleteFrom('notifications').execute();
  mine = await agendaOf(app);
  const { data } = await mine.client.put<OwnProfile>('/me', { wantsReminderMail: true });
  expect(data.wantsReminderMail).toBe(true);
  myId = data.id;
});

const friday = '2026-12-04T11:30:00.000Z';
const handOver = () => app.db.transaction().execute((db) => deliver(db, app.services, app.clock.now()));
async function at(iso: string): Promise<number> {
  app.clock.set(iso);
  return handOver();
}
const change = (values: object) => app.db.updateTable('users').set(values).where('id', '=', myId).execute();
const mails = () => app.db.selectFrom('mails').orderBy('created_at').orderBy('id').selectAll().execute();
const subjects = async () => (await mails()).map(({ subject }) => subject);
const subject = 'Votre rendez‑vous du vendredi 4\u00A0décembre à 12\u00A0h\u00A030';

describe('a user who enabled reminder mails', () => {
  it('gets one a day and one an hour before, with links to the action and to the settings', async () => {
    const { id } = await mine.plan({ date: friday });

    await at('2026-12-03T11:30:00Z');
    await at('2026-12-04T10:30:00Z');
    await at('2026-12-04T13:30:00Z');

    expect(await subjects()).toEqual([subject, subject]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'appointmentSoon', user_id: myId, locale: 'fr', status: 'pending' });
    const sentence =
      'Vous avez rendez‑vous le vendredi 4\u00A0décembre à 12\u00A0h\u00A030 avec Tanaka\u00A0: «\u00A0Demander conseil\u00A0».';
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain(sentence);
      expect(body).toContain(`${publicUrl}/networking-actions/${id}`);
      expect(body).toContain(`${publicUrl}/account#reminders`);
    }
  });

  it('gets them in their own language', async () => {
    await change({ locale: 'en' });
    await mine.plan({ date: friday, actionType: 'jobInterview' });

    await at('2026-12-03T11:30:00Z');

    expect(await subjects()).toEqual(['Your job interview on Friday 4\u00A0December at 12:30']);
  });

  it('gets it again for another hour, and none for a cancelled action', async () => {
    const { id } = await mine.plan({ date: friday });
    await at('2026-12-03T11:30:00Z');

    await mine.change(id, { date: '2026-12-10T14:00:00.000Z' });
    await at('2026-12-09T14:00:00Z');
    await mine.change(id, { status: 'cancelled' });
    await at('2026-12-10T13:00:00Z');

    expect(await subjects()).toEqual([subject, 'Votre rendez‑vous du jeudi 10\u00A0décembre à 15\u00A0h']);
  });

  it('Given two replicas in parallel, an interrupted delivery and a retry, Then it is sent once', async () => {
    await mine.plan({ date: friday });
    app.clock.set('2026-12-03T11:30:00Z');
    const killed = app.db.transaction().execute(async (db) => {
      await deliver(db, app.services, app.clock.now());
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await mails()).toEqual([]);

    expect((await Promise.all([handOver(), handOver()])).sort((a, b) => a - b)).toEqual([0, 1]);
    await handOver();

    expect(await mails()).toHaveLength(1);
  });

  it('Given a server down since the day before, Then only the hour before is sent', async () => {
    await mine.plan({ date: friday });

    expect(await at('2026-12-04T10:45:00Z')).toBe(2);

    expect(await mails()).toHaveLength(1);
  });

  it('Given a server down until after the appointment, Then no reminder is sent', async () => {
    await mine.plan({ date: friday });

    await at('2026-12-05T10:45:00Z');

    expect(await mails()).toEqual([]);
  });

  it('gets no other notifications by mail', async () => {
    await sendNotice(app.db, { userId: myId, key: 'programClosed', params: {}, about: 'x' }, app.clock.now());
    await handOver();

    expect(await mails()).toEqual([]);
  });
});

it.each<[string, object]>([
  ['does not want it', { wants_reminder_mail: false }],
  ['has been deleted', { deleted_at: '2026-12-01T00:00:00Z' }],
  ['has no account any more', { setup_at: null }],
  ['has become staff, whose account has no such switch', { role: 'manager' }],
])('Given a user who %s, Then the notification has no mail', async (_who, values) => {
  await mine.plan({ date: friday });
  await change(values);

  expect(await at('2026-12-03T11:30:00Z')).toBe(1);

  expect(await mails()).toEqual([]);
});

it('Given a mail that cannot be rendered, Then it is logged, and the others and the notifications are sent', async () => {
  const { id } = await mine.plan({ date: friday });
  await app.db
    .updateTable('notifications')
    .set((eb) => ({ message_params: eb.val({ title: 'x', actionType: 'dance', contactName: null, date: friday }) }))
    .where('appointment_id', '=', id)
    .where('dedupe_key', 'like', '%:day')
    .execute();
  await mine.plan({ date: friday, title: 'Relire mon CV' });
  const errors: unknown[] = [];
  const log = { error: (...logged: unknown[]) => void errors.push(logged[1]) };
  app.clock.set('2026-12-03T11:30:00Z');

  const count = await app.db.transaction().execute((db) => deliver(db, { ...app.services, log }, app.clock.now()));

  expect([count, await subjects()]).toEqual([2, [subject]]);
  expect(errors).toEqual(['The mail of a reminder could not be written.']);
});
