import { type Static, Type } from 'typebox';
import { attachmentRoles, itemKinds, itemStatuses, translationStates, versionOrigins } from '../../enums/content';
import { locales } from '../../enums/locales';
import {
  body,
  byName,
  Count,
  FileAddress,
  Html,
  Id,
  Instant,
  Label,
  nullable,
  optional,
  Title,
  Version,
} from '../../fields';
import { limits } from '../../limits';
import { ContentProblem } from './content-import';

const Language = Type.Enum(locales);

/** A name of small letters, digits and single hyphens, as in content packs. */
export const ItemKey = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 64 });

/**
 * One file of an item, as in a content pack: `fields` is the YAML, `text` the Markdown below it. A draft may be
 * incomplete; publishing validates it.
 */
export const ItemFile = Type.Object(
  { fields: byName(Type.Unknown(), { maxProperties: 20 }), text: Type.Optional(Html) },
  { additionalProperties: false },
);
export type ItemFile = Static<typeof ItemFile>;

/** The first language of the pack has all fields, the others have texts only. */
export const ItemFiles = Type.Partial(Type.Object(Object.fromEntries(locales.map((locale) => [locale, ItemFile]))), {
  additionalProperties: false,
}) as unknown as ReturnType<typeof Type.Unsafe<{ [L in (typeof locales)[number]]?: ItemFile }>>;
export type ItemFiles = { [L in (typeof locales)[number]]?: ItemFile };

/** A file of the library beside the texts, by its path in the pack: `files/cv.pdf`. */
export const ItemAttachment = Type.Object({ path: Label, size: Count, url: FileAddress, name: Label });
export type ItemAttachment = Static<typeof ItemAttachment>;

export const ItemLanguage = Type.Object({
  language: Language,
  state: Type.Enum(translationStates),
  done: Count,
  total: Count,
});
export type ItemLanguage = Static<typeof ItemLanguage>;

export const ItemPack = Type.Object({
  id: Id,
  name: Label,
  /** The first one is the source. */
  languages: Type.Array(Language),
  /** Imported from a folder: read-only in the studio until it is taken over. */
  managedOutside: Type.Boolean(),
  /** Null: content common to all organisations. */
  organization: nullable(Type.Object({ id: Id, name: Label })),
  /** Its organisation has other packs with content, so that only its name tells it apart. */
  oneOfSeveral: Type.Boolean(),
});
export type ItemPack = Static<typeof ItemPack>;

export const ContentItemSummary = Type.Object({
  id: Id,
  kind: Type.Enum(itemKinds),
  key: Label,
  /** In the reader’s language, else in the source language; empty in a draft without a title. */
  title: Label,
  /** The programme of a task. */
  program: nullable(Type.Object({ id: Id, title: Label })),
  status: Type.Enum(itemStatuses),
  languages: Type.Array(ItemLanguage),
  changedAt: Instant,
  changedBy: nullable(Label),
  /** Number of items that refer to it. */
  usedBy: Count,
  pack: ItemPack,
  /** The reader may change it, once it is taken over where it is managed outside. */
  mayEdit: Type.Boolean(),
});
export type ContentItemSummary = Static<typeof ContentItemSummary>;

export const ContentOverview = Type.Object({
  /** Items of each kind that match the search and filters. */
  counts: Type.Object({ programs: Count, tasks: Count, surveys: Count, library: Count, faq: Count, pages: Count }),
  /** Packs that the person may export, whatever is searched. */
  packs: Type.Array(ItemPack),
  /** Drafts and modified items that the person may publish, as many as one publication takes, whatever is searched. */
  changed: Type.Array(Id, { maxItems: limits.publicationItems }),
  /** Number of all of them. */
  changedCount: Count,
});
export type ContentOverview = Static<typeof ContentOverview>;

/** A task in the tree of its programme. */
export const ItemTask = Type.Object({
  id: Id,
  key: Label,
  title: Label,
  points: Count,
  subTasks: Count,
  status: Type.Enum(itemStatuses),
});
export type ItemTask = Static<typeof ItemTask>;

/** A text translated from words that have changed since. */
export const StaleText = Type.Object({ language: Language, path: Label, before: Html });
export type StaleText = Static<typeof StaleText>;

/** The wire of an item is its draft, in the shape of the pack; without a draft, what is published. */
export const ContentItem = Type.Object({
  ...ContentItemSummary.properties,
  version: Version,
  files: Type.Unsafe<ItemFiles>(ItemFiles as never),
  attachments: Type.Array(ItemAttachment),
  stale: Type.Array(StaleText),
  /** Of a programme; otherwise empty. */
  tasks: Type.Array(ItemTask),
  usedIn: Type.Array(Type.Object({ id: Id, kind: Type.Enum(itemKinds), title: Label })),
  publishedAt: nullable(Instant),
  /** The programme of licence packs and of people, of a programme that was published; otherwise null. */
  publishedAs: nullable(Id),
});
export type ContentItem = Static<typeof ContentItem>;

export const NewContentItem = body({
  kind: Type.Enum(itemKinds),
  title: Title,
  /** Made from the title where it is absent. */
  key: optional(ItemKey),
  /** Absent: the person’s own organisation, or common to all for those who see all. */
  organization: optional(Id),
  /** The programme of a task. */
  program: optional(Id),
  /** Fields that the kind needs from the start, such as the type of a survey. */
  fields: Type.Optional(byName(Type.Unknown(), { maxProperties: 20 })),
});
export type NewContentItem = Static<typeof NewContentItem>;

export const ContentItemBody = body({
  files: Type.Unsafe<ItemFiles>(ItemFiles as never),
  /** Translations that were read again and still hold: their staleness ends. */
  upToDate: Type.Optional(
    Type.Array(Type.Object({ language: Language, path: Label }, { additionalProperties: false }), {
      maxItems: limits.confirmedTexts,
    }),
  ),
});
export type ContentItemBody = Static<typeof ContentItemBody>;

export const ItemAttachmentBody = body({
  language: Language,
  role: Type.Enum(attachmentRoles),
  captions: optional(Language),
});
export type ItemAttachmentBody = Static<typeof ItemAttachmentBody>;

const Ids = Type.Array(Id, { maxItems: limits.publicationItems, uniqueItems: true });

/** Items to publish with their tasks and what they need, and items to archive. */
export const ContentPublicationBody = body({ publish: Ids, archive: Ids, dryRun: Type.Boolean() });
export type ContentPublicationBody = Static<typeof ContentPublicationBody>;

const ItemLink = Type.Object({ id: Id, kind: Type.Enum(itemKinds), title: Label });

/** `item` is null where no item has the file. */
export const PublicationProblem = Type.Object({ ...ContentProblem.properties, item: nullable(ItemLink) });
export type PublicationProblem = Static<typeof PublicationProblem>;

export const ContentPublication = Type.Object({
  dryRun: Type.Boolean(),
  things: Type.Array(
    Type.Object({
      id: nullable(Id),
      kind: Type.Enum(itemKinds),
      title: Label,
      outcome: Type.Enum(['created', 'changed', 'archived', 'unchanged']),
    }),
  ),
  /** Names of the organisations whose people see it; null stands for all. */
  audience: Type.Array(nullable(Label)),
  problems: Type.Array(PublicationProblem),
  /** Texts without translation, by item and language: readers get the first language. */
  untranslated: Type.Array(Type.Object({ item: ItemLink, language: Language, missing: Count, total: Count })),
  /** Weeks of the published programmes that are not worth 100 points. */
  weeks: Type.Array(Type.Object({ program: Label, week: Count, points: Count })),
  /** Number of people under way in the published programmes: they keep their tasks, points and dates. */
  people: Count,
  /** Of a dry run: planned publications that would be refused after it, with the titles of the items they share. */
  scheduled: Type.Array(Type.Object({ id: Id, at: Instant, titles: Type.Array(Label) })),
});
export type ContentPublication = Static<typeof ContentPublication>;

export const WeekReplacementBody = body({ dryRun: Type.Boolean() });
export type WeekReplacementBody = Static<typeof WeekReplacementBody>;

/** People whose weeks to come are not those of the published version; tasks are counted over all of them. */
export const WeekReplacement = Type.Object({
  dryRun: Type.Boolean(),
  people: Count,
  added: Count,
  changed: Count,
  removed: Count,
});
export type WeekReplacement = Static<typeof WeekReplacement>;

/** The other people who have the item open for editing. */
export const ItemPresence = Type.Object({
  names: Type.Array(Label),
  /** Number of people whom the reader may not see, such as those who look after all organisations. */
  unnamed: Count,
  /** True if the reader also has the item open on another device. */
  isOnOtherDevice: Type.Boolean(),
});
export type ItemPresence = Static<typeof ItemPresence>;

export const ItemVersion = Type.Object({
  number: Count,
  origin: Type.Enum(versionOrigins),
  publishedAt: Instant,
  publishedBy: nullable(Label),
  title: Label,
});
export type ItemVersion = Static<typeof ItemVersion>;

export const ItemVersionDetail = Type.Object({
  ...ItemVersion.properties,
  files: Type.Unsafe<ItemFiles>(ItemFiles as never),
});
export type ItemVersionDetail = Static<typeof ItemVersionDetail>;

/** An item as a participant sees it, with what it needs. `week`: the one that today is in, of a programme or a task. */
export const ContentPreviewBody = body({
  item: Id,
  week: optional(Type.Integer({ minimum: 1, maximum: 200 })),
  language: Language,
});
export type ContentPreviewBody = Static<typeof ContentPreviewBody>;

/** `address` is null where the draft has problems: then nothing was created. */
export const ContentPreview = Type.Object({
  address: nullable(Label),
  problems: Type.Array(PublicationProblem),
});
export type ContentPreview = Static<typeof ContentPreview>;
