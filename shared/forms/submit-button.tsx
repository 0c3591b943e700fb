import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';

import { useFormats } from '@passerelle/shared/i18n';
import { ActionButton } from '@passerelle/shared/ui';
import { useFormContext } from './form-context';
import { useFormFaults } from './faults/use-form-faults';

const ENDING = /\s*[?!.…:？؟]+$/u;

interface Props {
  children: ReactNode;
  /**
   * Not ready until the form has been touched and nothing is missing: the reason stands beneath. Otherwise the button can
   * always be pressed, and the summary says what is missing.
   */
  waits?: boolean;
  /** Missing input that the form itself cannot know: « Pour continuer : choisissez un contact. » */
  missing?: string | undefined;
  /** Text in place of the names of missing fields, such as when there are too many of them. */
  missingText?: (names: readonly string[]) => string | undefined;
  /** Missing fields are shown after an attempt only. */
  quiet?: boolean;
  /** It sends something that cannot be taken back. */
  danger?: boolean;
  fullWidth?: boolean;
  startIcon?: ReactNode;
}

/** Sends the form. Never silently disabled: it names the missing fields, and a press leads there. */
export function SubmitButton({
  children,
  waits = false,
  missing,
  missingText,
  danger = false,
  ...look
}: Props): ReactNode {
  const { t } = useLingui();
  const form = useForm();
  const { list } = useFormats();
  const { registry, begin } = useFormContext();
  const { submitting, pristine } = useFormState({ subscription: { submitting: true, pristine: true } });
  const { fields } = useFormFaults(registry);
  const faulty = waits ? fields : [];
  // Missing fields are listed before the form is touched.
  useEffect(() => {
    if (waits) begin();
  }, [waits, begin]);
  const reason = (): string | undefined => {
    if (faulty.length > 0) {
      // A label that asks or breaks off loses its mark inside the sentence, which has a stop of its own.
      const labels = list(faulty.map(({ label }) => label.replace(ENDING, '')));
      return missingText?.(faulty.map(({ name }) => name)) ?? t`Pour continuer, vérifiez : ${labels}.`;
    }
    if (waits && pristine) return t`Pour continuer, remplissez ou modifiez un champ.`;
    return missing;
  };
  const leadThere = (): void => {
    for (const { name } of faulty) form.blur(name);
    const first = faulty[0] ?? registry.list()[0];
    if (first) registry.focus(first.name);
  };
  return (
    <ActionButton
      type="submit"
      busy={submitting}
      missing={submitting ? undefined : reason()}
      onMissing={leadThere}
      color={danger ? 'error' : 'primary'}
      {...look}
    >
      {children}
    </ActionButton>
  );
}
