import { useState } from 'react';

export type TryAgain = (error: unknown, wasShown: boolean) => Promise<void>;

interface Trying {
  isTrying: boolean;
  retry: (error: unknown, wasShown?: boolean) => void;
}

/** Whether something is being tried again, and what begins it. */
export function useTrying(tryAgain: TryAgain): Trying {
  const [isTrying, setTrying] = useState(false);
  const retry = (error: unknown, wasShown = false): void => {
    setTrying(true);
    void tryAgain(error, wasShown).finally(() => setTrying(false));
  };
  return { isTrying, retry };
}
