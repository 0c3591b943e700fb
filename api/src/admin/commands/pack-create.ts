import { limits } from '@passerelle/shared/contract';
import { createPack } from '../../domains/license-packs/create-pack';
import { writeOperatorAuditEntry } from '../../platform/audit';
import type { Db } from '../../platform/database/connection';
import { didYouMean } from '../../platform/nearest';
import { sortKey } from '../../platform/search';
import { findOrganization } from '../find-organization';
import { command } from '../usage/command';
import { count, day, list, text } from '../usage/kinds';
import { optional, Refusal, refuse, required } from '../usage/options';
import { withServices } from '../with-services';

/** Typed twice, a command must not give twice as many seats. */
async function assertNew(db: Db, organizationId: string, name: string): Promise<void> {
  const found = await db
    .selectFrom('license_packs')
    .where('organization_id', '=', organizationId)
    .where('sort_name', '=', sortKey(name))
    .select('id')
    .executeTakeFirst();
  if (found) throw refuse(`The organisation already has a pack called "${name}".`);
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
        await assertNew(db, found.id, name);
        const values = { organizationId: found.id, name, licenses, from, to: to.endOf('day'), programIds };
        const id = await createPack(db, { ...values, ...(description && { description }) }, now);
        await writeOperatorAuditEntry(db, {
          action: 'pack.created',
          subjectKind: 'pack',
          subjectIds: [id],
          organizationId: found.id,
          now,
          details: { licenses, programs: programs.join(', ') },
        });
        return found.name;
      });
      const seats = licenses === 1 ? '1 seat' : `${licenses} seats`;
      const days = `from ${from.toISODate()} to ${to.toISODate()}`;
      context.say(`"${organization}" has the pack "${name}": ${seats} ${days}, for ${programs.join(', ')}.`);
    });
  },
});

/** The programmes of these keys: the organisation’s own, else those common to all. */
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
