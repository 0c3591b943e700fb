import { useLingui } from '@lingui/react/macro';
import type { Closure, ClosureBody } from '@passerelle/shared/contract';
import { useFormValues } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { businessSectorWords } from '@passerelle/shared/ui/words';
import { ConflictValues } from '../components/conflict-values';
import { closureTypeWords, contractKindWords } from '../user-program/closure-words';
import { askedOnly, bodyOf } from './closure-fields';

/** After somebody else has corrected the same closure: what is typed here, and what is kept now. */
export function ClosureConflict({ closure }: { closure: Closure }): ReactNode {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const values = useFormValues('closure');
  // What would be sent: for another reason their values would go, though the form has taken them over.
  const mine = values.type ? askedOnly({ ...values, type: values.type }) : values;
  const day = (value: string | null | undefined): string | null => (value ? date(value) : null);
  const amount = (value: number | null | undefined): string | null => (typeof value === 'number' ? money(value) : null);
  const yesOrNo = (value: boolean | null | undefined): string | null => {
    if (typeof value !== 'boolean') return null;
    return value ? t`Oui` : t`Non`;
  };
  const row = (label: string, textOf: (of: Partial<ClosureBody>) => string | null | undefined) => ({
    label,
    mine: textOf(mine) ?? null,
    theirs: textOf(bodyOf(closure)) ?? null,
  });
  return (
    <ConflictValues
      rows={[
        row(t`Raison de la clôture`, ({ type }) => type && t(closureTypeWords[type])),
        row(t`Date de départ`, ({ leavingDate }) => day(leavingDate)),
        row(t`Date de prise de poste`, ({ job }) => day(job?.entryOnDutyDate)),
        row(t`Entreprise ou service`, ({ job }) => job?.group),
        row(t`Intitulé du poste`, ({ job }) => job?.jobTitle),
        row(t`Salaire annuel brut`, ({ job }) => amount(job?.annualSalaryWithoutTax)),
        row(t`Type de contrat`, ({ contractKind }) => contractKind && t(contractKindWords[contractKind])),
        row(t`Secteur d’activité`, ({ sector }) => sector && t(businessSectorWords[sector])),
        row(t`Avec des associés`, ({ partnership }) => yesOrNo(partnership)),
        row(t`Début de la formation`, ({ training }) => day(training?.dates.fromDate)),
        row(t`Fin de la formation`, ({ training }) => day(training?.dates.toDate)),
        row(t`Commentaire`, ({ comment }) => comment),
      ]}
    />
  );
}
