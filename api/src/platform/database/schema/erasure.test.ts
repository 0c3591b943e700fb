import { sql } from 'kysely';
import { createBuilders } from '../../../testing/builders';
import { openTestDatabase } from '../../../testing/test-database';
import { systemClock } from '../../clock';
import type { OpenDatabase } from '../connection';
import { aContact, add, aFile, anAppointment, aProgram, at, aUserProgram, aUserTask } from './testing/participant';
import { foreignKeys } from './testing/real';

/** A restricted deletion has its own code since PostgreSQL 18. */
const inUse = { code: expect.stringMatching(/^(23503|23001)$/) };

let opened: OpenDatabase;
let db: OpenDatabase['db'];
let organization: string;
let user: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
});
beforeEach(async () => {
  ({ id: user, organizationId: organization } = await createBuilders(db, systemClock).aPerson());
});
afterAll(() => opened.close());

describe('Given a person with data everywhere', () => {
  it('When the person is erased, Then their entries are deleted, and the used seat and the facts stay', async () => {
    const program = await aProgram(db, organization);
    const given = await aUserProgram(db, user, program);
    const task = await aUserTask(db, user, given, program);
    const subTask = await add(db, 'user_sub_tasks', {
      user_id: user,
      user_task_id: task,
      sub_task_id: program.subTask,
      status: 'started',
      updated_at: at,
    });
    const document = await add(db, 'library_documents', {
      owner_id: user,
      type: 'file',
      created_at: at,
      updated_at: at,
    });
    const file = await aFile(db, user);
    const words = {
      document_id: document,
      locale: 'fr',
      name: 'CV',
      file_id: file,
      sort_name: 'cv',
      search: 'cv',
    } as const;
    await db.insertInto('library_document_contents').values(words).execute();
    const added = { user_sub_task_id: subTask, document_id: document, added_at: at };
    await db.insertInto('user_sub_task_documents').values(added).execute();
    const contact = await aContact(db, user);
    await db
      .updateTable('contacts')
      .set({ referrer_id: await aContact(db, user) })
      .where('id', '=', contact)
      .execute();
    const parent = await anAppointment(db, user, { contact_id: contact });
    await anAppointment(db, user, { parent_id: parent, first_appointment_id: parent });
    const seat = { license_pack_id: program.pack, user_id: user, user_program_id: given, used_at: at };
    await db.insertInto('license_uses').values(seat).execute();
    const fact = {
      organization_id: organization,
      user_id: user,
      kind: 'licenseUsed',
      source_id: given,
      at,
      value: 1,
    } as const;
    await db.insertInto('metric_facts').values(fact).execute();

    await db.deleteFrom('users').where('id', '=', user).execute();

    const references = (await foreignKeys(db)).filter(({ targetTable }) => targetTable === 'users');
    for (const { table, column } of references) {
      const left = await sql`SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${user}`.execute(db);
      expect({ table, column, left: left.rows.length }).toEqual({ table, column, left: 0 });
    }
    expect(references.map(({ table }) => table)).toContain('appointments');
    const seats = await db.selectFrom('license_uses').selectAll().where('license_pack_id', '=', program.pack).execute();
    expect(seats).toMatchObject([{ user_id: null, user_program_id: null }]);
    const facts = await db.selectFrom('metric_facts').selectAll().where('organization_id', '=', organization).execute();
    expect(facts).toMatchObject([{ user_id: null, kind: 'licenseUsed' }]);
  });

  it('Then neither their organisation nor the template of their programme can be deleted', async () => {
    const program = await aProgram(db, organization);
    await aUserTask(db, user, await aUserProgram(db, user, program), program);
    await expect(db.deleteFrom('organizations').where('id', '=', organization).execute()).rejects.toMatchObject(inUse);
    await expect(db.deleteFrom('tasks').where('id', '=', program.task).execute()).rejects.toMatchObject(inUse);
  });
});
