export const NOTIFICATIONS = '/me/notifications';
