import type { Id, Moment } from './columns';

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
