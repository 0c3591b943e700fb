import { fullName } from '@passerelle/shared/contract/rules/people/names';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connection';
import { transactWithoutTimeout } from '../platform/database/migrate';
import type { Services } from '../platform/http/services';
import { makeAgenda } from './networks';
import { makeContacts } from './networks/contacts';
import { makeContent } from './content';
import type { Demo, DemoPerson } from './organizations/demo-types';
import { makeJobOffers } from './networks/job-offers';
import { makeGroups, makeOrganizations, makePacks } from './organizations';
import { makePeople } from './people';
import { accounts } from './people/accounts';
import { demoPassword } from './people/character';
import { makeConnections } from './people/connections';
import { makeLog } from './people/log';
import { makeNotifications, makeShownOnce } from './people/notifications';
import { livePrograms } from './programs/history';

interface Making {
  services: Services;
  say: (sentence: string) => void;
}

/** People whose programme began before this week have contacts, offers and appointments, unless they have gone quiet. */
async function makeNetworks(demo: Demo, people: readonly DemoPerson[]): Promise<void> {
  for (const person of people) {
    if (!person.course || person.course.startsInWeeks >= 0 || person.course.quiet) continue;
    const contacts = await makeContacts(demo, person);
    const jobOffers = await makeJobOffers(demo, person);
    await makeAgenda(demo, person, { contacts, jobOffers });
  }
}

/** In the order of their dependencies. */
async function make(demo: Demo, say: Making['say']): Promise<void> {
  const organizations = await makeOrganizations(demo);
  const { programs, documents } = await makeContent(demo, organizations.boisEtRives);
  say(`Demo: a library of ${documents} documents and ${Object.keys(programs).length} programmes.`);
  const packs = await makePacks(demo, organizations, programs);
  const groups = await makeGroups(demo, organizations, packs);
  const people = await makePeople(demo, { organizations, packs, groups });
  say(`Demo: ${people.length} people in ${Object.keys(groups).length} groups.`);
  await livePrograms(demo, programs, people);
  say('Demo: they have lived through their weeks.');
  await makeNetworks(demo, people);
  await makeLog(demo, people, { packs, groups, organizations });
  await makeConnections(demo, people);
  await makeNotifications(demo);
  await makeShownOnce(demo);
  say('Demo: their contacts, offers and appointments are there, and what they were told; the log tells who did what.');
}

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT NOT EXISTS (SELECT FROM organizations) AND NOT EXISTS (SELECT FROM content_packs) AS "is"`.execute(db);
  return rows.some(({ is }) => is);
}

/**
 * Fills an empty database with demo organisations, with dates relative to today, in one transaction, so that an
 * interrupted run starts again. A database with data is left alone; replicas that start together wait for the first.
 */
export async function makeDemo({ services, say }: Making): Promise<boolean> {
  const { db, clock } = services;
  const fill = async (transaction: Db): Promise<boolean> => {
    await sql`LOCK TABLE organizations IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    if (!(await isEmpty(transaction))) return false;
    say('Demo: the database is empty, its content is being made…');
    await make({ db: transaction, now: clock.now(), services }, say);
    return true;
  };
  // Nearly every start finds the demo already filled: one statement detects it.
  return (await isEmpty(db)) && transactWithoutTimeout(db, fill);
}

const width = Math.max(...accounts.map(({ email }) => email.length)) + 2;

/** The demo accounts as lines for the terminal; empty without a demo. */
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
    .map((person) => `  ${person.email.padEnd(width)}${fullName(person)}, ${person.jobTitle}`);
  return [`Demo accounts, all with the password ${demoPassword}`, ...lines];
}
