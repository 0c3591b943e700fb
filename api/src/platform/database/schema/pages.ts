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
