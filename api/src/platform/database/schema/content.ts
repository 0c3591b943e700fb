import type { Generated } from 'kysely';
import type { Id, Localized, Moment } from './columns';

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

export interface PageTables {
  static_pages: StaticPages;
  question_sections: QuestionSections;
  questions: Questions;
}

interface ContentPacks {
  id: Id;
  /** Null: imported for all organisations. */
  organization_id: string | null;
  name: string;
  version: string;
  /** What the pack had when it was last imported: `programs/rebond`, `library/cv`. */
  contents: string[];
  imported_at: Moment;
}

export interface ContentPackTables {
  content_packs: ContentPacks;
}
