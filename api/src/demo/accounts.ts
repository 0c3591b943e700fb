import type { Db } from '../platform/database/connection';
import { accounts } from './people/accounts';
import { demoPassword } from './people/password';

const width = Math.max(...accounts.map(({ email }) => email.length)) + 2;

/** The accounts to look at the demo with, as they are printed at the start; none where there is no demo. */
export async function demoAccountLines(db: Db): Promise<string[]> {
  const emails = accounts.map(({ email }) => email);
  const found = await db
    .selectFrom('users')
    .where('email', 'in', emails)
    .where('deleted_at', 'is', null)
    .select('email')
    .execute();
  if (found.length === 0) return [];
  const there = new Set(found.map(({ email }) => email));
  const lines = accounts
    .filter(({ email }) => there.has(email))
    .map(({ email, firstName, lastName, jobTitle }) => `  ${email.padEnd(width)}${firstName} ${lastName}, ${jobTitle}`);
  return [`Demo accounts, all with the password ${demoPassword}`, ...lines];
}
