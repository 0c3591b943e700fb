import type { ColumnType, Generated } from 'kysely';
import type { ItemFiles, ItemKind, Locale, TradeInterest, VersionOrigin } from '@passerelle/shared/contract';
import type { Id, Json, Localized, Moment, SearchText, SortKey } from './columns';

interface StaticPages {
  id: Id;
  organization_id: string | null;
  slug: string;
  title: Localized;
  content: Localized;
  updated_at: Moment;
  published_at: Moment | null;
}

interface QuestionSections {
  id: Id;
  organization_id: string | null;
  key: Generated<string>;
  position: number;
  title: Localized;
  updated_at: Moment;
  published_at: Moment | null;
}

interface Questions {
  id: Id;
  question_section_id: string;
  key: Generated<string>;
  position: number;
  title: Localized;
  answer: Localized;
}

interface TradeLists {
  id: Id;
  organization_id: string | null;
  key: string;
  /** Of the source. */
  name: string;
  version: string;
  /** `2025-09` */
  month: string;
  licence: string;
  /** Of the trades: the same trades are not written again. */
  content_hash: string;
  archived_at: Moment | null;
}

interface Trades {
  trade_list_id: string;
  code: string;
  label: string;
  major: TradeInterest;
  minor: TradeInterest | null;
  sort_label: SortKey;
  search: SearchText;
}

export interface PageTables {
  static_pages: StaticPages;
  question_sections: QuestionSections;
  questions: Questions;
  trade_lists: TradeLists;
  trades: Trades;
}

interface ContentPacks {
  id: Id;
  /** Null: imported for all organisations. */
  organization_id: string | null;
  name: string;
  version: string;
  /** The pack's items at the last import: `programs/rebond`, `library/cv`. */
  contents: string[];
  imported_at: Moment;
  /** The first is the source of the translations. */
  locales: Generated<Locale[]>;
  /** Its folder is edited elsewhere: read-only in the studio. */
  managed_outside: Generated<boolean>;
}

/** An item as its author writes it. */
export interface StoredItem {
  files: ItemFiles;
  /** Ids of rows of `files`, by path in `library/`: `files/cv.pdf`. */
  attachments: Record<string, string>;
}

/** For each language, the source texts that its translations were made from, by path. */
export type TranslatedFrom = Partial<Record<Locale, Record<string, string>>>;

type DefaultJson<T extends object> = ColumnType<T, T | string | undefined, T | string>;

interface ContentItems {
  id: Id;
  pack_id: string;
  /** The programme of a task. */
  program_id: string | null;
  kind: ItemKind | 'trades';
  key: string;
  published: Json<StoredItem> | null;
  draft: Json<StoredItem> | null;
  translated_from: DefaultJson<TranslatedFrom>;
  /** Referenced items: `surveys/midway`, `library/cv`. */
  uses: Generated<string[]>;
  /** By language, for lists. */
  titles: DefaultJson<Partial<Record<Locale, string>>>;
  sort_title: SortKey;
  search: SearchText;
  version: Generated<number>;
  created_at: Moment;
  changed_at: Moment;
  changed_by: string | null;
  published_at: Moment | null;
  archived_at: Moment | null;
}

interface ContentVersions {
  item_id: string;
  number: number;
  content: Json<StoredItem>;
  origin: VersionOrigin;
  published_at: Moment;
  published_by: string | null;
  /** Creation time of the schedule that published it; null: it was published at once. */
  planned_at: Moment | null;
}

interface ContentPresences {
  item_id: string;
  session_id: string;
  user_id: string;
  seen_at: Moment;
}

interface Previews {
  id: Id;
  author_id: string;
  /** The throw-away participant, in the preview’s own tables. */
  user_id: string;
  migration: string;
  created_at: Moment;
}

interface ContentSchedules {
  id: Id;
  organization_id: string | null;
  items: string[];
  /** Contents by item id. */
  snapshot: Json<Record<string, StoredItem>>;
  titles: string[];
  due_at: Moment;
  created_at: Moment;
  created_by: string | null;
  failed_at: Moment | null;
  problems: Generated<string[]>;
}

export interface ContentPackTables {
  content_packs: ContentPacks;
  content_items: ContentItems;
  content_versions: ContentVersions;
  content_presences: ContentPresences;
  previews: Previews;
  content_schedules: ContentSchedules;
}
