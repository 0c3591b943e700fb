import type { OpenDatabase } from '../platform/database/connection';
import { aServerWithOrganization } from './testing/a-running-server';
import type { Terminal } from './testing/a-terminal';

jest.setTimeout(120_000);

let terminal: Terminal;
let database: OpenDatabase;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ terminal, database, close } = await aServerWithOrganization());
});

afterAll(() => close());

describe('The second factor of an organisation', () => {
  const personOf = (email: string) =>
    database.db.selectFrom('users').where('email', '=', email).select(['id', 'email']).executeTakeFirstOrThrow();
  const set = (scope: string) =>
    terminal.run('organization', 'secure', '--organization', 'rebond conseil', '--second-factor', scope);
  const reset = (email: string) => terminal.run('user', 'reset-factor', '--email', email);

  it('is required of staff, or no longer', async () => {
    const scopeNow = async () =>
      (
        await database.db
          .selectFrom('organizations')
          .where('name', '=', 'Rebond Conseil')
          .select('requires_second_factor')
          .executeTakeFirstOrThrow()
      ).requires_second_factor;

    const staff = await set('staff');
    expect([staff.code, staff.printed[0], await scopeNow()]).toEqual([
      0,
      'Saved for "Rebond Conseil". Its staff must set up a second factor; who has none is led to it at their next call.',
      'staff',
    ]);
    expect([(await set('none')).code, await scopeNow()]).toEqual([0, 'none']);
    const odd = await set('managers');
    expect([odd.code, odd.printedErrors[0]]).toEqual([2, '--second-factor must be one of none, staff, everyone']);
  });

  it('is removed from a user who lost it, and the user is told', async () => {
    const { id, email } = await personOf('anne@rebond.example');
    const at = terminal.clock.now().toJSDate();
    await database.db
      .insertInto('second_factors')
      .values({ user_id: id, secret: 'sealed', confirmed_at: at })
      .execute();
    await database.db.insertInto('recovery_codes').values({ user_id: id, code_hash: 'a', created_at: at }).execute();

    const { code, printed } = await reset('ANNE@rebond.example');

    expect([code, printed[0]]).toEqual([
      0,
      'ANNE@rebond.example signs in with the password alone again, and has been told by mail.',
    ]);
    const left = await Promise.all([
      database.db.selectFrom('second_factors').where('user_id', '=', id).execute(),
      database.db.selectFrom('recovery_codes').where('user_id', '=', id).execute(),
      database.db.selectFrom('sessions').where('user_id', '=', id).execute(),
    ]);
    expect(left).toEqual([[], [], []]);
    const mails = await database.db.selectFrom('mails').where('to_address', '=', email).select('kind').execute();
    expect(mails).toContainEqual({ kind: 'secondFactorReset' });
    const audit = await database.db
      .selectFrom('audit_log')
      .where('action', '=', 'user.secondFactorReset')
      .select(['subject_id', 'actor_id'])
      .execute();
    expect(audit).toEqual([{ subject_id: id, actor_id: null }]);
    expect([(await reset(email)).printedErrors[0], (await reset('unknown@rebond.example')).printedErrors[0]]).toEqual([
      'anne@rebond.example has no second factor.',
      'There is no account with the address unknown@rebond.example.',
    ]);
  });
});
