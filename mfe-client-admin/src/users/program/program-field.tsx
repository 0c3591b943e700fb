import { Trans, useLingui } from '@lingui/react/macro';
import type { Program } from '@passerelle/shared/contract';
import { SelectField, useFieldChange, useFormValues } from '@passerelle/shared/forms';
import { AreaFailure, Skeleton } from '@passerelle/shared/ui';
import { type ReactNode, useEffect } from 'react';

import { typeFor } from './pack-choice';
import type { ProgramStep } from './program-state';
import { usePackPrograms } from './user-program.resource';

/** Programme of the chosen pack; a single one is selected automatically. */
export function ProgramField({ pack, step }: { pack: string; step: ProgramStep }): ReactNode {
  const { t } = useLingui();
  const { data, isPreviousData, failedAt, retry } = usePackPrograms(pack, typeFor(step));
  const programs = isPreviousData ? undefined : data?.items;
  useOnlyPossible(programs);
  if (!programs && failedAt !== undefined) {
    return (
      <AreaFailure
        level={3}
        title={<Trans>Les programmes de ce pack ne répondent pas</Trans>}
        onRetry={retry}
        failedAt={failedAt}
      >
        <Trans>Rien n’est perdu : le reste de l’application fonctionne.</Trans>
      </AreaFailure>
    );
  }
  if (!programs) return <Skeleton variant="rounded" height={76} />;
  return (
    <SelectField
      name="program"
      label={step === 'extend' ? t`Prolongation` : t`Programme`}
      options={programs.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Clears a programme that belongs to another pack. */
function useOnlyPossible(programs: readonly Program[] | undefined): void {
  const change = useFieldChange();
  const { program } = useFormValues('programChoice');
  useEffect(() => {
    if (!programs) return;
    const [only] = programs;
    const isThere = programs.some(({ id }) => id === program);
    if (!isThere && programs.length === 1 && only) change('program', only.id);
    else if (!isThere && program !== undefined && program !== '') change('program', undefined);
  }, [programs, program, change]);
}
