import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Notice } from '@passerelle/shared/ui';
import { type FormApi, getIn, setIn } from 'final-form';
import { useForm } from 'react-final-form';

import type { FieldRegistry } from '../form-context';
import { type Draft, draftValues } from './use-draft';
import { type Copied, type CopyState, createDraftCopy, type DraftCopy } from './draft-copy';

interface Props {
  draft: Draft;
  name: string;
  registry: FieldRegistry;
}

/** Note below the draft notice: source of the draft, resuming elsewhere, and the choice between two drafts. */
export function ResumedDraft({ draft, name, registry }: Props): ReactNode {
  const { dateTime } = useFormats();
  const { state, choose } = useDraftCopy(name, draft, registry);
  const { isStored, resumedFrom, clash } = state;
  const since = resumedFrom && dateTime(resumedFrom);
  const when = dateTime(clash?.at ?? now());
  return (
    <>
      {clash && (
        <Notice
          tone="info"
          role="alert"
          title={<Trans>Ce brouillon a aussi été modifié ailleurs</Trans>}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
              <Button variant="neutral" size="small" onClick={() => choose('mine')}>
                <Trans>Garder ce qui est ici</Trans>
              </Button>
              <Button variant="neutral" size="small" onClick={() => choose('theirs')}>
                <Trans>Reprendre l’autre version</Trans>
              </Button>
            </Box>
          }
        >
          <Plural
            value={clash.fields.length}
            one={`Un champ a été rempli autrement sur un autre appareil, ${when}. Rien n’est perdu ici tant que vous n’avez pas choisi.`}
            other={`# champs ont été remplis autrement sur un autre appareil, ${when}. Rien n’est perdu ici tant que vous n’avez pas choisi.`}
          />
        </Notice>
      )}
      <Box component="output" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {since && !clash && <Trans>Brouillon repris, enregistré {since}.</Trans>}{' '}
        {isStored && !clash && draft.savedAt && (
          <Trans>Il est aussi gardé avec votre compte : vous pouvez continuer sur un autre appareil.</Trans>
        )}
      </Box>
    </>
  );
}

const nothingYet: CopyState = { isStored: false, resumedFrom: null, clash: null };

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
          draftValues(form.getState().values, registry.undraftedNames()),
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
  const [state, setState] = useState(nothingYet);
  const copy = useRef<DraftCopy>(null);

  useEffect(() => {
    const made = createDraftCopy({ key: name, base }, copiedOf(form, registry), setState);
    copy.current = made;
    made.start();
    const stopListening = [
      form.subscribe(made.changed, { values: true }),
      form.subscribe(({ submitting = false }) => made.pauseWhile(submitting), { submitting: true }),
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
