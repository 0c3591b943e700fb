import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { shownTitle } from '../items/item-summary';
import type { Snapshot } from '../items/place-items';
import type { ItemRow, PackRow } from '../items/read-items';

/** The author of a publication: a person, or the schedule that they made. */
export interface Publisher {
  files: FileStore;
  now: DateTime<true>;
  locale: Locale;
  dryRun: boolean;
  /** Id of the person. */
  by: string | null;
  /** The contents that a schedule publishes in place of the present drafts, by item. */
  snapshot?: Snapshot;
  /** Creation time of the schedule. */
  plannedAt?: Date;
}

/** The publication of a pack’s items. */
export interface Work extends Publisher {
  db: Db;
  pack: PackRow;
  publish: readonly ItemRow[];
  archive: readonly ItemRow[];
}

export const titleOf = (row: ItemRow, { locale, pack }: Pick<Work, 'locale' | 'pack'>): string =>
  shownTitle(row.kind, row.draft ?? row.published, { languages: pack.locales, locale });
