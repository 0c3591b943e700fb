import type { ProgramChange, ProgramConsequences, User } from '@passerelle/shared/contract';
import { useEffect, useState } from 'react';

import { previewProgram } from './user-program.mutations';

export interface Preview {
  consequences: ProgramConsequences | undefined;
  /** Reason for refusal of the change, or error of the preview call. */
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

interface Answer {
  asked: string;
  consequences?: ProgramConsequences;
  error?: unknown;
}

/** Preview of a change, fetched for each choice; null: no choice yet. An outdated answer is dropped. */
export function usePreview(user: User, change: ProgramChange | null): Preview {
  const [attempt, setAttempt] = useState(0);
  const asked = change && JSON.stringify([user.id, user.version, change, attempt]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    const [id, , body] = JSON.parse(asked) as [string, number, ProgramChange];
    const keep = (found: Omit<Answer, 'asked'>): void => {
      if (isCurrent) setAnswer({ asked, ...found });
    };
    previewProgram({ id }, body).then(
      (consequences) => keep({ consequences }),
      (error: unknown) => keep({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  const current = answer?.asked === asked ? answer : null;
  return {
    consequences: current?.consequences,
    error: current?.error,
    isLoading: asked !== null && current === null,
    retry: () => setAttempt((made) => made + 1),
  };
}
