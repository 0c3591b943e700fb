import { useRef, useState } from 'react';

import { ApiError } from './api-error';

/** Token of a creation that counts for the step of the task that led to it. */
interface Counting {
  taskValidationToken?: string;
}

export interface TaskToken {
  /** True if the creation will count for a step. */
  counts: boolean;
  /** The server does not take the token: nothing was created, and nothing will be until it is left out. */
  isRefused: boolean;
  send: <T>(create: (counting: Counting) => Promise<T>) => Promise<T>;
  /** From here on without the step. */
  leave: () => void;
}

const codes: readonly string[] = ['notFound', 'conflict'];

/**
 * True if a creation failed for its token alone: forged, of another person, or of a programme or task that is over or
 * has not begun. A creation has no other cause for `notFound` or `conflict`.
 */
export const isTokenRefusal = (error: unknown): boolean =>
  error instanceof ApiError && ('taskValidationToken' in error.fields || codes.includes(error.code));

/** Creates something for the step whose token the address carries. */
export function useTaskToken(token: string | null): TaskToken {
  const [isLeft, setLeft] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // The button that leaves the step also submits, before the next render.
  const left = useRef(false);

  const send: TaskToken['send'] = async (create) => {
    if (!token || left.current) return create({});
    try {
      return await create({ taskValidationToken: token });
    } catch (error) {
      setRefused(isTokenRefusal(error));
      throw error;
    }
  };
  const leave = (): void => {
    left.current = true;
    setLeft(true);
    setRefused(false);
  };
  return { counts: token !== null && !isLeft, isRefused, send, leave };
}
