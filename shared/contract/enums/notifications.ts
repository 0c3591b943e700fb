export const notificationStatuses = ['received', 'opened'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** How far a notification got on its way; the person only ever sees the two above. */
export const deliveryStatuses = ['pending', 'sent', 'received', 'opened', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const notificationContexts = ['badge', 'appointment', 'contact', 'login', 'user', 'other'] as const;
export type NotificationContext = (typeof notificationContexts)[number];

export const notificationSorts = { sendAt: 'desc' } as const;
