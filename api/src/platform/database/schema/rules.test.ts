import { roles } from '@passerelle/shared/contract/enums/security';
import { rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';
import { createBuilders } from '../../../testing/builders';
import { openTestDatabase } from '../../../testing/test-database';
import { systemClock } from '../../clock';
import type { OpenDatabase } from '../connection';
import { migrate } from '../migrate';
import { aContact, add, aFile, anAppointment, aProgram, at, aUserProgram, aUserTask } from './testing/participant';

const duplicate = { code: '23505' };
const refused = { code: '23514' };

let opened: OpenDatabase;
let db: OpenDatabase['db'];
let builders: ReturnType<typeof createBuilders>;
let organization: string;
let user: string;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
  builders = createBuilders(db, systemClock);
});
beforeEach(async () => {
  ({ id: user, organizationId: organization } = await builders.aPerson());
});
afterAll(() => opened.close());

const speak = (position: number, language: 'french' | 'english') =>
  db.insertInto('user_languages').values({ user_id: user, position, language, level: 'C1' }).execute();

const live = (contact: string, position: number) =>
  db
    .insertInto('contact_addresses')
    .values({ contact_id: contact, position, type: 'other', street: '4, quai des Étroits' })
    .execute();

const page = (organization_id: string | null) =>
  db
    .insertInto('static_pages')
    .values({ organization_id, slug: 'charter', title: { fr: 'Charte' }, content: { fr: '' }, updated_at: at })
    .execute();

it('Given a migrated database, When it is migrated again, Then nothing is left to do', async () => {
  expect(await migrate(db)).toEqual([]);
});

it('Given the initial roles, Then each has the permissions of the contract', async () => {
  const rows = await db.selectFrom('role_permissions').selectAll().execute();
  const known = roles.map((role) => [
    role,
    Object.fromEntries(rows.filter((row) => row.role === role).map(({ area, level }) => [area, level])),
  ]);
  expect(Object.fromEntries(known)).toEqual(rolePermissions);
});

describe('Given uniqueness rules of the specifications', () => {
  it('Then an e-mail belongs to one user, ignoring case, until that user is deleted', async () => {
    await db.updateTable('users').set({ email: 'amel@demo.example' }).where('id', '=', user).execute();
    await expect(builders.aPerson({ email: 'Amel@Demo.example' })).rejects.toMatchObject(duplicate);
    await db.updateTable('users').set({ deleted_at: at }).where('id', '=', user).execute();
    await builders.aPerson({ email: 'Amel@Demo.example' });
  });

  it('Then a document of the same name is refused, and a picture of the same name is not', async () => {
    await aFile(db, user, { original_name: 'CV.pdf' });
    await expect(aFile(db, user, { original_name: 'cv.pdf' })).rejects.toMatchObject(duplicate);
    await aFile(db, user, { original_name: 'cv.pdf', purpose: 'avatar' });
    await aFile(db, (await builders.aPerson()).id, { original_name: 'cv.pdf' });
  });

  it('Then a language is listed once, and a fifth one is refused', async () => {
    await speak(0, 'french');
    await expect(speak(1, 'french')).rejects.toMatchObject(duplicate);
    await expect(speak(4, 'english')).rejects.toMatchObject(refused);
  });

  it('Then a contact has four addresses and no fifth', async () => {
    const contact = await aContact(db, user);
    for (const position of [0, 1, 2, 3]) await live(contact, position);
    await expect(live(contact, 4)).rejects.toMatchObject(refused);
  });

  it('Then a user follows one programme, gets each of its tasks once, and earns its points once', async () => {
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
    await page(null);
    await page(organization);
    await expect(page(null)).rejects.toMatchObject(duplicate);
    await expect(page(organization)).rejects.toMatchObject(duplicate);
  });
});

describe('Given mutually exclusive states', () => {
  it('Then a validated row has its date, and only an interview can be accepted', async () => {
    await expect(anAppointment(db, user, { status: 'validated' })).rejects.toMatchObject(refused);
    await expect(anAppointment(db, user, { cancelled_at: at })).rejects.toMatchObject(refused);
    await expect(anAppointment(db, user, { interview_status: 'accepted' })).rejects.toMatchObject(refused);
    await anAppointment(db, user, { interview_status: 'accepted', action_type: 'jobInterview' });
  });

  it('Then texts without a language are refused', async () => {
    const nameless = { type: 'basic', name: {}, max_suspension: 0, created_at: at, updated_at: at } as const;
    await expect(add(db, 'programs', nameless)).rejects.toMatchObject(refused);
  });
});
