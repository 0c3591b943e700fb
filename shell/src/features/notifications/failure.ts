import { ApiError } from '@passerelle/shared/client';

let failure: Error | null = null;

/** What last went wrong with the notifications is kept, without a message: the person asked for none of it. */
export function recordFailure(error: unknown): void {
  failure = error instanceof Error ? error : new Error(String(error));
}
export const clearFailure = (): void => {
  failure = null;
};
export const lastFailure = (): Error | null => failure;

export const isSessionOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
