import { type Static, Type } from 'typebox';
import { body, Count, Id, nullable, optional } from '../../fields';

/**
 * `organization`: absent for one's own, or for all of a person who sees all. A dry run is rolled back.
 * As a draft, the pack is kept in the studio, and nothing is published.
 */
export const ContentImportBody = body({
  organization: optional(Id),
  dryRun: Type.Optional(Type.Boolean()),
  asDraft: Type.Optional(Type.Boolean()),
});
export type ContentImportBody = Static<typeof ContentImportBody>;

export const contentKinds = ['programs', 'surveys', 'library', 'faq', 'pages', 'trades'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** `archived`: the pack brought it before, and has it no more. */
export const contentOutcomes = ['created', 'changed', 'archived', 'unchanged'] as const;
export type ContentOutcome = (typeof contentOutcomes)[number];

/** A problem of the pack, with its location. The message is written for authors, as on the command line. */
export const ContentProblem = Type.Object({ file: Type.String(), line: Count, message: Type.String() });
export type ContentProblem = Static<typeof ContentProblem>;

/** Changes of a content pack; of a dry run, the planned ones; with problems, none. */
export const ContentImport = Type.Object({
  name: nullable(Type.String()),
  version: nullable(Type.String()),
  dryRun: Type.Boolean(),
  asDraft: Type.Boolean(),
  /** Of an import as a draft: drafts that it overwrites. */
  replacedDrafts: Count,
  kinds: Type.Array(
    Type.Object({
      kind: Type.Enum(contentKinds),
      counts: Type.Object({ created: Count, changed: Count, archived: Count, unchanged: Count }),
    }),
  ),
  /** Changed things, by their path in the pack. */
  things: Type.Array(Type.Object({ path: Type.String(), outcome: Type.Enum(contentOutcomes) })),
  problems: Type.Array(ContentProblem),
  /** Missing translations: readers get the first language. Of a draft also what it leaves out. */
  notices: Type.Array(ContentProblem),
});
export type ContentImport = Static<typeof ContentImport>;
