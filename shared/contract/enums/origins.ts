export const origins = ['ios', 'android', 'web', 'koala', 'api'] as const;
export type Origin = (typeof origins)[number];
