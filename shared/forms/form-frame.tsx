import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { Box, lazyPart, Typography } from '@passerelle/shared/ui';

import { type Draft, DraftKeeper } from './drafts/use-draft';
import { FaultSummary } from './faults/fault-summary';
import type { FieldRegistry } from './form-context';
import { useFormFaults } from './faults/use-form-faults';

interface Props {
  registry: FieldRegistry;
  draft: Draft | null;
  /** The key under which the account keeps the draft as well. */
  resumedAs: string | undefined;
  intro: boolean;
  /** Fields whose initial value was refused before: the form starts as after a submit that failed. */
  refusedNames: readonly string[];
  /** Called when a field gets the focus. */
  onBegin: () => void;
  /** Resolves to true on success. */
  onSubmit: () => Promise<boolean>;
  children: ReactNode;
}

/** Lazy, because few forms are resumed elsewhere, and no form before the login is. */
const ResumedDraft = lazyPart(
  async () => (await import(/* webpackChunkName: "resumed-draft" */ './drafts/resumed-draft')).ResumedDraft,
);

/** Errors that prevent sending this form. */
function ErrorSummary({ attempt, registry }: { attempt: number; registry: FieldRegistry }): ReactNode {
  return <FaultSummary attempt={attempt} {...useFormFaults(registry)} onLead={registry.focus} />;
}

/** Frame of the fields: error summary, note on optional fields, draft notice. */
export function FormFrame({
  registry,
  draft,
  resumedAs,
  intro,
  refusedNames,
  onBegin,
  onSubmit,
  children,
}: Props): ReactNode {
  const [failedAttempts, setFailedAttempts] = useState(refusedNames.length > 0 ? 1 : 0);
  const form = useForm();
  const refused = refusedNames.join(' ');
  useEffect(() => {
    if (!refused) return;
    for (const path of refused.split(' ')) {
      form.blur(path);
      // The parent field shows the errors of nested values.
      for (const { name } of registry.list()) if (path.startsWith(`${name}.`)) form.blur(name);
    }
  }, [form, refused, registry]);
  const submit = async (): Promise<void> => {
    const done = await onSubmit();
    setFailedAttempts((before) => (done ? 0 : before + 1));
  };
  return (
    <Box
      component="form"
      noValidate
      onFocus={onBegin}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: '20px' }}
    >
      <ErrorSummary attempt={failedAttempts} registry={registry} />
      {intro && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Trans>Sauf mention « facultatif », tous les champs sont obligatoires.</Trans>
        </Typography>
      )}
      {children}
      {draft && <DraftKeeper draft={draft} registry={registry} />}
      {draft && resumedAs !== undefined && <ResumedDraft draft={draft} name={resumedAs} registry={registry} />}
    </Box>
  );
}
