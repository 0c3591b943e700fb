import { rolePermissions, roles } from '@passerelle/shared/contract';
import type { OpenDatabase } from '../connection';
import { migrate } from '../migrate';
import { freshDatabase } from './testing/fresh-database';
import {
  aContact,
  add,
  aFile,
  anAppointment,
  anOrganization,
  aProgram,
  at,
  aUser,
  aUserProgram,
  aUserTask,
} from './testing/participant';

const duplicate = { code: '23505' };
const refused = { code: '23514' };
const inUse = { code: expect.stringMatching(/^2350[013]|23001$/) };

let opened: OpenDatabase;
let db: OpenDatabase['db'];
let organization: string;
let user: string;

beforeAll(async () => {
  opened = await freshDatabase();
  ({ db } = opened);
}, 60_000);
beforeEach(async () => {
  organization = await anOrganization(db);
  user = await aUser(db, organization);
});
afterAll(() => opened.close());

it('Given a migrated database, When it is migrated again, Then nothing is left to do', async () => {
  expect(await migrate(db)).toEqual([]);
});

it('Given the roles that come with the tables, Then each may do what the contract says', async () => {
  const rows = await db.selectFrom('role_permissions').selectAll().execute();
  const known = roles.map((role) => [
    role,
    Object.fromEntries(rows.filter((row) => row.role === role).map(({ area, level }) => [area, level])),
  ]);
  expect(Object.fromEntries(known)).toEqual(rolePermissions);
});

describe('Given what the specifications allow once only', () => {
  it('Then an e-mail belongs to one person, in capitals or not, until that person is gone', async () => {
    await db.updateTable('users').set({ email: 'amel@demo.example' }).where('id', '=', user).execute();
    await expect(aUser(db, organization, 'Amel@Demo.example')).rejects.toMatchObject(duplicate);
    await db.updateTable('users').set({ deleted_at: at }).where('id', '=', user).execute();
    await expect(aUser(db, organization, 'Amel@Demo.example')).resolves.toEqual(expect.any(String));
  });

  it('Then a document of the same name is refused, and a picture of the same name is not', async () => {
    await aFile(db, user, { original_name: 'CV.pdf' });
    await expect(aFile(db, user, { original_name: 'cv.pdf' })).rejects.toMatchObject(duplicate);
    await aFile(db, user, { original_name: 'cv.pdf', purpose: 'avatar' });
    await aFile(db, await aUser(db, organization), { original_name: 'cv.pdf' });
  });

  it('Then a language is spoken once, and no fifth is', async () => {
    const speak = (position: number, language: 'french' | 'english') =>
      db.insertInto('user_languages').values({ user_id: user, position, language, level: 'C1' }).execute();
    await speak(0, 'french');
    await expect(speak(1, 'french')).rejects.toMatchObject(duplicate);
    await expect(speak(4, 'english')).rejects.toMatchObject(refused);
  });

  it('Then a contact has four addresses and no fifth', async () => {
    const contact = await aContact(db, user);
    const live = (position: number) =>
      db
        .insertInto('contact_addresses')
        .values({ contact_id: contact, position, type: 'other', street: '4, quai des Étroits' })
        .execute();
    for (const position of [0, 1, 2, 3]) await live(position);
    await expect(live(4)).rejects.toMatchObject(refused);
  });

  it('Then a person follows one programme, gets each of its tasks once, and earns its points once', async () => {
    const program = await aProgram(db, organization);
    const given = await aUserProgram(db, user, program);
    await expect(aUserProgram(db, user, program)).rejects.toMatchObject(duplicate);
    const task = await aUserTask(db, user, given, program);
    await expect(aUserTask(db, user, given, program)).rejects.toMatchObject(duplicate);
    const earn = () =>
      db
        .insertInto('points_entries')
        .values({ user_task_id: task, user_id: user, points: 20, earned_at: at })
        .execute();
    await earn();
    await expect(earn()).rejects.toMatchObject(duplicate);
  });

  it('Then a common page and an organisation’s own may share a slug, and neither exists twice', async () => {
    const page = (organization_id: string | null) =>
      db
        .insertInto('static_pages')
        .values({ organization_id, slug: 'charter', title: { fr: 'Charte' }, content: { fr: '' }, updated_at: at })
        .execute();
    await page(null);
    await page(organization);
    await expect(page(null)).rejects.toMatchObject(duplicate);
    await expect(page(organization)).rejects.toMatchObject(duplicate);
  });
});

describe('Given states that exclude one another', () => {
  it('Then what is validated has its date, and only an interview is accepted', async () => {
    await expect(anAppointment(db, user, { status: 'validated' })).rejects.toMatchObject(refused);
    await expect(anAppointment(db, user, { cancelled_at: at })).rejects.toMatchObject(refused);
    await expect(anAppointment(db, user, { interview_status: 'accepted' })).rejects.toMatchObject(refused);
    await anAppointment(db, user, { interview_status: 'accepted', action_type: 'jobInterview' });
  });

  it('Then words without a language are no words', async () => {
    const nameless = { type: 'basic', name: {}, max_suspension: 0, created_at: at, updated_at: at } as const;
    await expect(add(db, 'programs', nameless)).rejects.toMatchObject(refused);
  });
});

describe('Given a person who did everything', () => {
  it('When the person is erased, Then all they entered goes, and the used seat and the facts stay', async () => {
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

    for (const table of [
      'user_tasks',
      'user_sub_tasks',
      'contacts',
      'appointments',
      'library_documents',
      'files',
    ] as const) {
      const owner = table === 'files' || table === 'library_documents' ? 'owner_id' : 'user_id';
      const left = await db.selectFrom(table).selectAll().where(db.dynamic.ref(owner), '=', user).execute();
      expect({ table, left }).toEqual({ table, left: [] });
    }
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
