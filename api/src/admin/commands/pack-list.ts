import { sql } from 'kysely';
import { freeSeats } from '../../domains/license-packs/list';
import { findOrganization } from '../find-organization';
import { command } from '../usage/command';
import { table } from '../usage/help';
import { text } from '../usage/kinds';
import { optional } from '../usage/options';
import { withServices } from '../with-services';

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
