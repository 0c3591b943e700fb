import { ApiError } from './api-error';

/**
 * The headers of a change to something that was read before: refused with a conflict when somebody, such as another tab,
 * has changed it since.
 */
export const ifMatch = ({ version }: { version: number }): Record<string, string> => ({ 'if-match': `"${version}"` });

/** What was to be changed is no longer as it was read. Nothing was saved. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** What was to be changed was deleted meanwhile. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;
