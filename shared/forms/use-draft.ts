import { useCallback, useMemo, useState } from 'react';

import { personStorage } from '@passerelle/shared/client';
import { now } from '@passerelle/shared/i18n';

interface KeptDraft {
  savedAt: string;
  /** What the form started from: a draft of something that has changed since is no longer one of it. */
  base: string;
  values: object;
}

export interface Draft {
  savedAt: string | null;
  /** What was typed before, when it still fits the form. */
  read: () => object | null;
  save: (values: object) => void;
  erase: () => void;
}

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'values' in value && 'base' in value && 'savedAt' in value;

/**
 * Keeps what a person types, in this tab, until it is sent or they log out. It outlives a lost session, a crash and a lost
 * network. Without a form id, or with nobody signed in, it keeps nothing.
 */
export function useDraft(formId: string | undefined, initialValues: object): Draft {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const name = formId && `draft.${formId}`;
  const base = useMemo(() => JSON.stringify(initialValues), [initialValues]);

  const read = useCallback(() => {
    const kept = name ? personStorage.read(name) : null;
    if (!isKept(kept) || kept.base !== base) return null;
    setSavedAt(kept.savedAt);
    return kept.values;
  }, [name, base]);

  const save = useCallback(
    (values: object) => {
      const at = now().toISOString();
      if (name && personStorage.write(name, { savedAt: at, base, values } satisfies KeptDraft)) setSavedAt(at);
    },
    [name, base],
  );

  const erase = useCallback(() => {
    if (name) personStorage.erase(name);
    setSavedAt(null);
  }, [name]);

  return useMemo(() => ({ savedAt, read, save, erase }), [savedAt, read, save, erase]);
}
