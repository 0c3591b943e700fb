import type { Generated } from 'kysely';
import type { TradeInterest } from '@passerelle/shared/contract';
import type { Id, Localized, Moment, SearchText, SortKey } from './columns';

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
}

export interface ContentPackTables {
  content_packs: ContentPacks;
}
