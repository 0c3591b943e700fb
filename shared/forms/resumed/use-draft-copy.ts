import { getIn, setIn, type FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';

import { draftValues } from '../draft-values';
import type { FieldRegistry } from '../field-registry';
import type { Draft } from '../use-draft';
import { createDraftCopy, type Copied, type CopyState, type DraftCopy } from './draft-copy';

const nothingYet: CopyState = { isKept: false, resumedFrom: null, clash: null };

/** An agreement is given where it is sent: the copy goes without. */
const copiedOf = (form: FormApi, registry: FieldRegistry): Copied => {
  const fields = () =>
    registry.list().flatMap(({ name, unsent, kind }) => (unsent || kind === 'file' || kind === 'password' ? [] : name));
  return {
    fields,
    values: () =>
      registry
        .unsentNames()
        .reduce<object>(
          (values, name) => setIn(values, name, undefined) ?? {},
          draftValues(form.getState().values, registry.secretNames()),
        ),
    apply: (next) =>
      form.batch(() => {
        for (const name of fields()) form.change(name, getIn(next, name));
      }),
  };
};

function leaving(flush: () => void): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', flush);
  addEventListener('online', flush);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', flush);
    removeEventListener('online', flush);
  };
}

/** Keeps the form’s draft with the account, from the moment that it is shown until it is sent. */
export function useDraftCopy(name: string, { base, onErase }: Draft, registry: FieldRegistry) {
  const form = useForm();
  const [state, tell] = useState(nothingYet);
  const copy = useRef<DraftCopy>(null);

  useEffect(() => {
    const made = createDraftCopy({ key: name, base }, copiedOf(form, registry), tell);
    copy.current = made;
    made.start();
    const stopListening = [
      form.subscribe(made.changed, { values: true }),
      form.subscribe(({ submitting = false }) => made.hold(submitting), { submitting: true }),
      leaving(made.flush),
      onErase(made.erase),
    ];
    return () => {
      for (const stop of stopListening) stop();
      made.stop();
    };
  }, [name, base, onErase, form, registry]);

  const choose: DraftCopy['choose'] = (whose) => copy.current?.choose(whose);
  return { state, choose };
}
