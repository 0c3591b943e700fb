/** Pages that the product itself opens; an organisation may have more. */
const staticPageSlugs = ['terms-of-use', 'privacy-policy', 'qa'] as const;
export type StaticPageSlug = (typeof staticPageSlugs)[number];

export const libraryTypes = ['file', 'video', 'podcast'] as const;
export type LibraryType = (typeof libraryTypes)[number];

/** Kinds of a paragraph in a template. */
export const textBlockKinds = ['heading', 'paragraph', 'item'] as const;

export const librarySorts = { createdAt: 'desc', name: 'asc' } as const;

export const notificationStatuses = ['received', 'opened'] as const;

/** Delivery status of a notification; the person only ever sees the two above. */
const deliveryStatuses = ['pending', 'sent', 'received', 'opened', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const notificationContexts = [
  'badge',
  'appointment',
  'contact',
  'login',
  'user',
  'participant',
  'other',
] as const;
export type NotificationContext = (typeof notificationContexts)[number];

export const notificationSorts = { sendAt: 'desc' } as const;

/** Kinds of items that the studio edits; trades come by import only. A task belongs to a programme. */
export const itemKinds = ['programs', 'tasks', 'surveys', 'library', 'faq', 'pages'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Computed from the content: `modified` is published and has unpublished changes. */
export const itemStatuses = ['draft', 'published', 'modified', 'archived'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export const itemSorts = { changedAt: 'desc', title: 'asc' } as const;
export type ItemSort = keyof typeof itemSorts;

/** `stale`: a text was translated from words that have changed since. */
export const translationStates = ['complete', 'incomplete', 'missing', 'stale'] as const;
export type TranslationState = (typeof translationStates)[number];

export const attachmentRoles = ['file', 'cover', 'captions'] as const;
export type AttachmentRole = (typeof attachmentRoles)[number];

/** Origins of a version. */
export const versionOrigins = ['published', 'imported'] as const;
export type VersionOrigin = (typeof versionOrigins)[number];
