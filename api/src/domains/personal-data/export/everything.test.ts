import {
  add,
  aContact,
  aFile,
  anAppointment,
  aProgram,
  at,
  aUserProgram,
  aUserTask,
} from '../../../platform/database/schema/testing/participant';
import { columnRows, foreignKeys } from '../../../platform/database/schema/testing/real';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { personalTables } from './everything';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Columns that name a person in another user's row: the row is about the other. */
const aboutOthers = [
  'users.manager_id',
  'users.deleted_by',
  'users.hr_representative_id',
  'email_changes.requested_by',
  'sessions.impersonator_id',
  'audit_log.impersonator_id',
  'bulk_actions.impersonator_id',
  'bulk_actions.manager_id',
  'bulk_actions.hr_representative_id',
  'user_followers.follower_id',
  'user_imports.impersonator_id',
];

type Told = Record<string, Record<string, unknown>[]>;

describe('the list of what is stored about a person', () => {
  it('Then it has every table that refers to a person, directly or through such a row', async () => {
    const references = await foreignKeys(app.db);
    const naming = references
      .filter(({ targetTable }) => targetTable === 'users')
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !aboutOthers.includes(name));
    const listed = personalTables.map(({ table, owner }) => `${table}.${owner}`);
    expect(naming.filter((name) => !listed.includes(name))).toEqual([]);

    const tables = personalTables.map(({ table }) => table as string);
    const hanging = references.filter(({ targetTable }) => tables.includes(targetTable) && targetTable !== 'users');
    // References to a file or a document of the organisation; own ones are listed by owner.
    const shared = ['themes', 'sub_tasks'];
    expect(
      hanging.map(({ table }) => table).filter((table) => !tables.includes(table) && !shared.includes(table)),
    ).toEqual([]);
  });

  it('Then of each table every column is exported or withheld, and no secret is exported', async () => {
    const columns = await columnRows(app.db);
    for (const { table, exported, withheld } of personalTables) {
      const real = columns.filter((row) => row.table === table).map(({ column }) => column);
      const known = new Set([...exported, ...withheld]);
      expect({ table, missing: real.filter((column) => !known.has(column)) }).toEqual({ table, missing: [] });
      expect({ table, unreal: exported.filter((column) => !real.includes(column)) }).toEqual({ table, unreal: [] });
      expect({ table, keys: exported.filter((column) => /hash|token|secret|html/.test(column)) }).toEqual({
        table,
        keys: [],
      });
    }
  });
});

async function aFullLife() {
  const person = await app.aPerson({ password: 'Passerelle-2026!', first_name: 'Amel' });
  const { db } = app;
  const user_id = person.id;
  const device = { origin: 'ios', token: 'push-key', model: 'iPhone' };
  await db.insertInto('user_profiles').values({ user_id, birthday: '1984-02-29', device, updated_at: at }).execute();
  const template = await aProgram(db, person.organizationId);
  const given = await aUserProgram(db, user_id, template);
  await aUserTask(db, user_id, given, template);
  const contact = await aContact(db, user_id);
  const action = await anAppointment(db, user_id, { contact_id: contact });
  await add(db, 'appointment_notes', { appointment_id: action, text: `Note de ${user_id}`, date: at, updated_at: at });
  await aFile(db, user_id);
  await add(db, 'calendar_feeds', { user_id, token_hash: `secret-${user_id}`, created_at: at });
  await add(db, 'mails', {
    user_id,
    kind: 'reset',
    locale: 'fr',
    to_address: person.email,
    subject: 'Lien',
    text: 'https://secret-link',
    created_at: at,
    send_after: at,
  });
  return { person, task: template.task };
}

describe('the export of all stored personal data', () => {
  it('Given two users, Then each gets their own, without secrets', async () => {
    const { person, task } = await aFullLife();
    const { person: other } = await aFullLife();

    const answer = await app.as(person).get('/me/export/everything');

    expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(answer.headers['content-disposition']).toContain('passerelle-toutes-mes-donnees-2026-11-25.json');
    const exported = JSON.parse(answer.text) as Told & { names: { tasks: Record<string, string> } };
    expect(exported).toMatchObject({
      exportedAt: '2026-11-25T10:00:00.000Z',
      personId: person.id,
      users: [{ firstName: 'Amel', email: person.email }],
      userProfiles: [{ birthday: '1984-02-29', device: { origin: 'ios', model: 'iPhone' } }],
      contacts: [{ lastName: 'Diallo' }],
      appointmentNotes: [{ text: `Note de ${person.id}` }],
      calendarFeeds: [{ createdAt: '2026-11-23T08:00:00.000Z' }],
      mails: [{ subject: 'Lien' }],
      names: { tasks: { [task]: 'Relire votre CV' } },
    });
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(['credentials', 'sessions', 'auditLog']));
    for (const secret of ['push-key', 'secret-', '$argon2', other.id, other.email])
      expect(answer.text).not.toContain(secret);
  });

  it('Given staff, Then it contains their actions, without the subjects', async () => {
    const [boss, someone] = [await app.aPerson({ role: 'owner' }), await app.aPerson()];
    await add(app.db, 'audit_log', {
      actor_id: boss.id,
      action: 'user.welcomed',
      subject_kind: 'user',
      subject_id: someone.id,
      at,
      details: { email: someone.email },
    });

    const { text } = await app.as(boss).get('/me/export/everything');

    expect(text).toContain('user.welcomed');
    expect([text.includes(someone.id), text.includes(someone.email)]).toEqual([false, false]);
  });

  it('Given a reader of English, Then its file name and texts are English', async () => {
    const { person, task } = await aFullLife();

    const answer = await app.as(person).get('/me/export/everything', { 'x-api-language': 'en' });

    expect(answer.headers['content-disposition']).toContain('passerelle-all-my-data-2026-11-25.json');
    expect(JSON.parse(answer.text)).toMatchObject({ names: { tasks: { [task]: 'Read your CV again' } } });
  });
});
