import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { setIn } from 'final-form';
import { Trans } from '@lingui/react/macro';
import { useForm, useFormState } from 'react-final-form';

import { personStorage } from '@passerelle/shared/client';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Button, Typography } from '@passerelle/shared/ui';

import { type FieldRegistry, startAgain } from '../form-context';

interface StoredDraft {
  savedAt: string;
  /** Initial values of the form. */
  base: string;
  values: object;
}

export interface Draft {
  /** Initial values of the form, as a text. */
  base: string;
  savedAt: string | null;
  /** The saved values, when they still fit the form. */
  read: () => object | null;
  save: (values: object) => void;
  erase: () => void;
  /** Tells who else keeps a copy. */
  onErase: (listener: () => void) => () => void;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'values' in value && 'base' in value && 'savedAt' in value;

const fieldsOf = (base: string): Map<string, string> =>
  new Map(
    Object.entries(JSON.parse(base) as object).map(([name, value]: [string, unknown]) => [name, JSON.stringify(value)]),
  );

/**
 * The saved values that still fit: a field whose stored value has changed since shows the new one, the others show the
 * typed ones, such as the title of an action that was moved meanwhile.
 */
function fitting({ values, base }: StoredDraft, present: string): object | null {
  if (base === present) return values;
  const [then, since] = [fieldsOf(base), fieldsOf(present)];
  const fits = Object.entries(values).filter(
    ([name, value]: [string, unknown]) =>
      then.get(name) === since.get(name) && JSON.stringify(value) !== then.get(name),
  );
  return fits.length > 0 ? Object.fromEntries(fits) : null;
}

/**
 * Keeps typed values in this tab until they are sent or the person logs out. They outlive a lost session, a crash and a lost
 * network. Without a form id or a signed-in person nothing is kept.
 */
export function useDraft(formId: string | undefined, initialValues: object): Draft {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const name = formId && `draft.${formId}`;
  const base = useMemo(() => JSON.stringify(initialValues), [initialValues]);

  const read = useCallback(() => {
    const stored = name ? personStorage.read(name) : null;
    const values = isStoredDraft(stored) ? fitting(stored, base) : null;
    if (isStoredDraft(stored) && values) setSavedAt(stored.savedAt);
    return values;
  }, [name, base]);

  const save = useCallback(
    (values: object) => {
      const at = now().toISOString();
      if (name && personStorage.write(name, { savedAt: at, base, values } satisfies StoredDraft)) setSavedAt(at);
    },
    [name, base],
  );

  const listeners = useRef(new Set<() => void>());
  const onErase = useCallback((listener: () => void) => {
    const all = listeners.current.add(listener);
    return () => void all.delete(listener);
  }, []);

  const erase = useCallback(() => {
    if (name) personStorage.erase(name);
    setSavedAt(null);
    for (const listener of listeners.current) listener();
  }, [name]);

  return useMemo(() => ({ base, savedAt, read, save, erase, onErase }), [base, savedAt, read, save, erase, onErase]);
}

/** The values of a form without what no draft keeps, such as passwords and files, by the names of their fields. */
export const draftValues = (values: object, undraftedNames: readonly string[]): object =>
  undraftedNames.reduce<object>((rest, name) => setIn(rest, name, undefined) ?? {}, values);

/** Brings the draft of a form back, keeps it as the person types, and shows when it was saved. */
export function DraftKeeper({ draft, registry }: { draft: Draft; registry: FieldRegistry }): ReactNode {
  const form = useForm();
  const { time } = useFormats();
  const { values, dirty, dirtySinceLastSubmit, submitting, submitSucceeded } = useFormState({
    subscription: { values: true, dirty: true, dirtySinceLastSubmit: true, submitting: true, submitSucceeded: true },
  });
  const unsent = dirty && !submitting && (!submitSucceeded || dirtySinceLastSubmit);
  const { read, save, erase, savedAt } = draft;

  useEffect(() => {
    const stored = read();
    if (!stored) return;
    form.batch(() => {
      for (const [name, value] of Object.entries(stored)) form.change(name, value);
    });
  }, [form, read]);

  useEffect(() => {
    if (unsent) save(draftValues(values, registry.undraftedNames()));
  }, [values, unsent, save, registry]);

  if (!savedAt) return null;
  const hour = time(savedAt);
  const hasFiles = registry.list().some(({ kind }) => kind === 'file');
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      <Trans>Brouillon enregistré à {hour}.</Trans>{' '}
      {hasFiles && (
        <>
          <Trans>Les fichiers n’en font pas partie.</Trans>{' '}
        </>
      )}
      <Button
        variant="text"
        size="small"
        // On a phone it stands alone on its line, which begins where the others do.
        sx={{ marginInline: { xs: '-10px', md: '0px -10px' } }}
        onClick={() => {
          startAgain(form);
          erase();
        }}
      >
        <Trans>Effacer le brouillon</Trans>
      </Button>
    </Typography>
  );
}
