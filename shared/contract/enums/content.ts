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
