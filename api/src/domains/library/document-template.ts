import type { DateTime } from 'luxon';
import type { Locale, TaskFamily } from '@passerelle/shared/contract';

/** What a document is in one language. */
export interface DocumentContent {
  name: string;
  /** HTML. */
  description: string;
  /** Where its file lies; a copy of it is kept. */
  file: string;
}

export interface DocumentTemplate {
  key: string;
  family: TaskFamily;
  /** Null: common to every organisation. */
  organizationId: string | null;
  contents: Partial<Record<Locale, DocumentContent>>;
  publishedAt: DateTime<true>;
}
