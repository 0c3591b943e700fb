import { sql } from 'kysely';
import { limits } from '@passerelle/shared/contract/limits';
import { addPack } from '../../domains/organizations/packs/write-pack';
import { Failure } from '../../platform/failure';
import { recordForOperator } from '../../platform/sessions/audit';
import type { Db } from '../../platform/database/connection';
import { didYouMean } from '../../platform/text/nearest';
import { findOrganization } from './find-organization';
import { command } from '../usage/command';
import { count, day, list, text } from '../usage/kinds';
import { optional, Refusal, refuse, required } from '../usage/options';
import { withServices } from './with-services';
import { freeSeats } from '../../domains/organizations/packs/list-packs';
import { table } from '../usage/help';

/** A command that is entered twice must not add the seats twice. */
function explain(error: unknown, name: string): unknown {
  if (!(error instanceof Failure) || error.code !== 'duplicate') return error;
  return refuse(`The organisation already has a pack called "${name}".`);
}

export const packCreate = command({
  words: ['pack', 'create'],
  about: 'Gives an organisation seats in programmes, from one day to another',
  options: {
    organization: required(text(), 'its name, or the id that "organization list" shows'),
    name: required(text(limits.nameLength), 'what the pack is called in the client space'),
    licenses: required(count(1, 100_000), 'how many seats it has'),
    from: required(day, 'the first day on which seats can be given'),
    to: required(day, 'the last day'),
    programs: required(list, 'the keys of the programmes, as "content import" shows them'),
    description: optional(text(limits.longTextLength), 'a line about it'),
  },
  work: async (context, { organization: wanted, name, licenses, from, to, programs, description }) => {
    if (to < from) throw refuse('--to must not be a day before --from.');
    await withServices(context, async ({ db: pool, clock }) => {
      const now = clock.now();
      const organization = await pool.transaction().execute(async (db) => {
        const found = await findOrganization(db, wanted);
        const programIds = await findPrograms(db, found.id, programs);
        const content = { name, licenses, from, to, programIds, description: description ?? null };
        await addPack({ db, now, record: recordForOperator(db, now) }, found.id, content).catch((error: unknown) => {
          throw explain(error, name);
        });
        return found.name;
      });
      const seats = licenses === 1 ? '1 seat' : `${licenses} seats`;
      const days = `from ${from.toISODate()} to ${to.toISODate()}`;
      context.say(`"${organization}" has the pack "${name}": ${seats} ${days}, for ${programs.join(', ')}.`);
    });
  },
});

/** The programmes with these keys: the organisation’s own, otherwise the shared ones. */
export async function findPrograms(db: Db, organizationId: string, keys: readonly string[]): Promise<string[]> {
  const offered = await db
    .selectFrom('programs')
    .where('archived_at', 'is', null)
    .where((eb) => eb.or([eb('organization_id', 'is', null), eb('organization_id', '=', organizationId)]))
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .orderBy('key')
    .select(['id', 'key'])
    .execute();
  const known = [...new Set(offered.map(({ key }) => key))];
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    const there = known.length === 0 ? 'none yet: import a content pack first' : known.join(', ');
    throw new Refusal(
      unknown.map((key) => `There is no programme "${key}"${didYouMean(key, known) || `; there are ${there}`}`),
    );
  }
  return keys.map((key) => offered.find((program) => program.key === key)?.id ?? '');
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const packList = command({
  words: ['pack', 'list'],
  about: 'Shows the packs of licences, their days, and how many seats are still free',
  options: { organization: optional(text(), 'only the packs of this one') },
  work: (context, { organization: wanted }) =>
    withServices(context, async ({ db }) => {
      const organization = wanted === undefined ? undefined : await findOrganization(db, wanted);
      const packs = await db
        .selectFrom('license_packs')
        .innerJoin('organizations', 'organizations.id', 'license_packs.organization_id')
        .$if(organization !== undefined, (found) => found.where('organizations.id', '=', organization?.id ?? ''))
        .orderBy('organizations.sort_name')
        .orderBy('license_packs.from_date')
        .orderBy('license_packs.id')
        .select(['organizations.name as organization', 'license_packs.name', 'license_packs.max_licenses'])
        .select(['license_packs.from_date', 'license_packs.to_date', freeSeats.as('free')])
        .select(
          sql<string | null>`(SELECT string_agg(programs.key, ', ' ORDER BY programs.key)
            FROM license_pack_programs JOIN programs ON programs.id = program_id
            WHERE license_pack_id = license_packs.id)`.as('programs'),
        )
        .execute();
      if (packs.length === 0) return context.say('There is no pack yet.');
      const rows = packs.map((pack) => [
        pack.organization,
        pack.name,
        dayOf(pack.from_date),
        dayOf(pack.to_date),
        `${pack.free} of ${pack.max_licenses}`,
        pack.programs ?? '',
      ]);
      const names = ['Organisation', 'Pack', 'From', 'To', 'Free', 'Programmes'];
      for (const line of table(names, rows)) context.say(line);
    }),
});
