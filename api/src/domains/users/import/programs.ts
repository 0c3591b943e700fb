import { defaultStart } from '@passerelle/shared/contract/rules/programs/start-date';
import { searchText } from '@passerelle/shared/contract/rules/common/search';
import { sql } from 'kysely';
import type { DateTime } from 'luxon';
import type { Db } from '../../../platform/database/connection';
import type { Person } from '../../../platform/sessions/person';
import { visiblePacks } from '../../organizations/packs/visible-packs';

/** A programme out of a pack. */
export interface Offer {
  programId: string;
  packId: string;
}

type FoundOffers = { offers: readonly Offer[] } | { fault: 'unknown' | 'ambiguous' | 'otherGroups' };

export interface Programs {
  /** The packs that offer a programme to a person of these groups; those that end first come first. */
  find(title: string, groups: readonly string[]): FoundOffers;
  /** Keeps a seat of the first pack that has one; null without any. */
  keepSeat(offers: readonly Offer[]): Offer | null;
}

interface Asked {
  importer: Person;
  importId: string;
  /** Rows that were only checked keep a seat of their pack until the import is done; then only written ones do. */
  isCommit: boolean;
  now: DateTime<true>;
}

/** Seats that neither people nor other rows of the file take; none in a pack that is not in its period. */
const readOffers = (db: Db, { importer, importId, isCommit, now }: Asked) => {
  const at = now.toJSDate();
  return db
    .selectFrom('license_packs')
    .innerJoin('license_pack_programs as content', 'content.license_pack_id', 'license_packs.id')
    .innerJoin('programs', 'programs.id', 'content.program_id')
    .where('license_packs.organization_id', '=', importer.organizationId)
    .where(visiblePacks(importer))
    .where('programs.type', '=', 'basic')
    .where('programs.archived_at', 'is', null)
    .where(
      sql<boolean>`EXISTS (SELECT FROM program_weeks WHERE program_id = programs.id AND program_weeks.archived_at IS NULL)`,
    )
    .select(['programs.id as programId', 'programs.name', 'license_packs.id as packId'])
    .select(
      sql<string[]>`ARRAY(SELECT group_id FROM group_license_packs WHERE license_pack_id = license_packs.id)`.as(
        'groups',
      ),
    )
    .select(
      sql<number>`CASE WHEN license_packs.from_date <= ${at}
          AND license_packs.to_date >= ${defaultStart(now.toUTC().toISO())}::timestamptz
        THEN max_licenses - used_licenses - (SELECT count(*)::integer FROM user_import_rows AS kept
          WHERE kept.import_id = ${importId} AND kept.license_pack_id = license_packs.id AND kept.outcome = 'created'
            AND (kept.is_written OR NOT ${isCommit}::boolean)
            AND NOT EXISTS (SELECT FROM license_uses
              WHERE license_uses.user_id = kept.user_id AND license_uses.license_pack_id = license_packs.id))
        ELSE 0 END`.as('free'),
    )
    .orderBy('license_packs.to_date')
    .orderBy('license_packs.id')
    .execute();
};

/** The programmes that the importer may give, by title in any language. Read once for many rows. */
export async function readPrograms(db: Db, asked: Asked): Promise<Programs> {
  const offers = await readOffers(db, asked);
  const seats = new Map(offers.map(({ packId, free: left }) => [packId, left]));
  const byTitle = new Map<string, Set<(typeof offers)[number]>>();
  for (const offer of offers) {
    for (const title of Object.values(offer.name).map((name) => searchText(name))) {
      byTitle.set(title, (byTitle.get(title) ?? new Set()).add(offer));
    }
  }
  return {
    find: (title, groups) => {
      const named = [...(byTitle.get(searchText(title)) ?? [])];
      if (named.length === 0) return { fault: 'unknown' };
      const open = named.filter(
        ({ groups: reserved }) => reserved.length === 0 || reserved.some((id) => groups.includes(id)),
      );
      if (open.length === 0) return { fault: 'otherGroups' };
      return new Set(open.map(({ programId }) => programId)).size > 1 ? { fault: 'ambiguous' } : { offers: open };
    },
    keepSeat: (some) => {
      const offer = some.find(({ packId }) => (seats.get(packId) ?? 0) > 0);
      if (!offer) return null;
      seats.set(offer.packId, (seats.get(offer.packId) ?? 0) - 1);
      return { programId: offer.programId, packId: offer.packId };
    },
  };
}
