import { useLingui } from '@lingui/react/macro';
import type { Fault } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { useMemo } from 'react';

type Validator = (value: unknown) => Fault | undefined;

interface FieldValidators {
  filled: Validator;
  /** A whole number; `optional` may be left empty. */
  whole: (range: { from: number; to: number; optional?: boolean }) => Validator;
  webAddress: Validator;
}

const isBlank = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.trim() === '');

/** Rules of publishing that the page knows. Their faults are shown, and block nothing. */
export function useFieldValidators(): FieldValidators {
  const { t } = useLingui();
  const { number } = useFormats();
  return useMemo(
    () => ({
      filled: (value) => (isBlank(value) ? 'required' : undefined),
      whole:
        ({ from, to, optional = false }) =>
        (value) => {
          if (isBlank(value)) return optional ? undefined : 'required';
          const isRight = typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
          const [least, most] = [number(from), number(to)];
          return isRight ? undefined : { text: t`Indiquez un nombre entier de ${least} à ${most}` };
        },
      webAddress: (value) => {
        if (isBlank(value)) return 'required';
        return typeof value === 'string' && /^https?:\/\/\S+$/.test(value)
          ? undefined
          : { text: t`L’adresse doit commencer par https:// ou http://, sans espace` };
      },
    }),
    [t, number],
  );
}
