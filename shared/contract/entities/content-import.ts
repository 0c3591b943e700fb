import { type Static, Type } from 'typebox';
import { body, Count, Id, Label, optional } from '../fields';

/** For whom a content pack is: one organisation, or all. A dry run does it and takes it back. */
export const ContentImportBody = body({ organization: optional(Id), dryRun: Type.Optional(Type.Boolean()) });
export type ContentImportBody = Static<typeof ContentImportBody>;

/** What bringing the pack in does to things of one kind: a sentence each, as `npm run admin` says it. */
export const ContentImport = Type.Object({
  name: Label,
  version: Label,
  dryRun: Type.Boolean(),
  kinds: Type.Array(Type.Object({ kind: Label, created: Count, changed: Count, same: Count, archived: Count })),
  /** What is wrong with the pack, by file and line; then nothing was done. */
  faults: Type.Array(Type.String()),
});
export type ContentImport = Static<typeof ContentImport>;
