import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { Closure, ClosureBody, ClosureField, User, UserProgram } from '@passerelle/shared/contract';
import { closureFaults, closureFields } from '@passerelle/shared/contract/rules/programs/closure';
import { Form, SubmitButton, useEdited, useFormValues } from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Notice, useBreakpointUp } from '@passerelle/shared/ui';
import { businessSectorLabels } from '@passerelle/shared/ui/labels';
import { type ReactNode, useCallback, useMemo } from 'react';

import { closureTypeLabels, contractKindLabels } from '../../components/closure-labels';
import { ConflictValues } from '../../components/conflict-values';
import { Consequences } from '../program/consequences';
import { usePreview } from '../program/use-preview';
import { closeUserProgram, readUser } from '../program/user-program.mutations';
import { WhoSees } from '../who-sees';
import { ClosureInputs } from './closure-inputs';

/** Keeps only the fields of the chosen closure type: values typed under another type are not sent. */
function askedOnly(body: ClosureBody): ClosureBody {
  const { type, job, comment } = body;
  const asked = new Set(closureFields[type]);
  const of = <T,>(field: ClosureField, value: T | null | undefined): T | null =>
    asked.has(field) ? (value ?? null) : null;
  return {
    type,
    leavingDate: of('leavingDate', body.leavingDate),
    job: {
      entryOnDutyDate: of('job.entryOnDutyDate', job?.entryOnDutyDate),
      group: of('job.group', job?.group),
      jobTitle: of('job.jobTitle', job?.jobTitle),
      annualSalaryWithoutTax: of('job.annualSalaryWithoutTax', job?.annualSalaryWithoutTax),
    },
    contractKind: of('contractKind', body.contractKind),
    sector: of('sector', body.sector),
    partnership: of('partnership', body.partnership),
    training: of('training', body.training),
    comment: comment ?? null,
  };
}

/** The values of the form for a closure that is kept. */
function bodyOf({ closedAt: _closedAt, enteredAt: _enteredAt, training: { dates }, ...closure }: Closure): ClosureBody {
  const { fromDate, toDate } = dates;
  return { ...closure, training: fromDate && toDate ? { dates: { fromDate, toDate } } : null };
}

/** Shows the typed values beside the stored ones after another user has corrected the same closure. */
function ClosureConflict({ closure }: { closure: Closure }): ReactNode {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const values = useFormValues('closure');
  // The values to send: those of another reason are dropped, though the form has taken them over.
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
        row(t`Raison de la clôture`, ({ type }) => type && t(closureTypeLabels[type])),
        row(t`Date de départ`, ({ leavingDate }) => day(leavingDate)),
        row(t`Date de prise de poste`, ({ job }) => day(job?.entryOnDutyDate)),
        row(t`Entreprise ou service`, ({ job }) => job?.group),
        row(t`Intitulé du poste`, ({ job }) => job?.jobTitle),
        row(t`Salaire annuel brut`, ({ job }) => amount(job?.annualSalaryWithoutTax)),
        row(t`Type de contrat`, ({ contractKind }) => contractKind && t(contractKindLabels[contractKind])),
        row(t`Secteur d’activité`, ({ sector }) => sector && t(businessSectorLabels[sector])),
        row(t`Avec des associés`, ({ partnership }) => yesOrNo(partnership)),
        row(t`Début de la formation`, ({ training }) => day(training?.dates.fromDate)),
        row(t`Fin de la formation`, ({ training }) => day(training?.dates.toDate)),
        row(t`Commentaire`, ({ comment }) => comment),
      ]}
    />
  );
}

interface Props {
  user: User;
  program: UserProgram;
  onSaved: () => void;
}

/** Closes a programme, or corrects why it was closed. */
export function ClosureForm({ user, program, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const { seen, isNewer, save } = useEdited(user, (error) => (isConflict(error) ? readUser(user) : null));
  // Uses the stored programme: another user may have closed it meanwhile, or assigned another.
  const followed = seen.selectedProgram ?? program;
  const { closure } = followed;
  const initialValues = useMemo(() => (closure ? bodyOf(closure) : { job: {} }), [closure]);
  const isCorrection = closure !== null;
  const { dates } = followed;
  const check = useCallback(
    ({ type, ...body }: Partial<ClosureBody>) => (type ? closureFaults(askedOnly({ ...body, type }), dates) : {}),
    [dates],
  );
  return (
    <Form
      schema="closure"
      draft={`user.closure.${program.id}`}
      initialValues={initialValues}
      check={check}
      failureText={(error) =>
        isConflict(error)
          ? t`Cette fiche a été modifiée entre-temps : rien n’a été enregistré. Ce que vous avez saisi est gardé. Vérifiez, puis enregistrez à nouveau.`
          : undefined
      }
      onSubmit={async (body) => {
        await save((read) => closeUserProgram(read, askedOnly(body)));
        onSaved();
      }}
    >
      {followed.id !== program.id && <OtherProgram program={followed} />}
      {isNewer && closure && <ClosureConflict closure={closure} />}
      <ClosureInputs />
      {isCorrection ? (
        <Notice tone="info" title={<Trans>Le programme est déjà clôturé</Trans>}>
          <Trans>Vous corrigez ce qui est gardé de sa fin. La clôture prend la date de départ.</Trans>
        </Notice>
      ) : (
        <ClosingConsequences user={seen} program={followed} />
      )}
      <WhoSees />
      <Box>
        <SubmitButton fullWidth={isPhone} danger={!isCorrection}>
          {isCorrection ? <Trans>Enregistrer les modifications</Trans> : <Trans>Clôturer le programme</Trans>}
        </SubmitButton>
      </Box>
    </Form>
  );
}

function OtherProgram({ program }: Pick<Props, 'program'>): ReactNode {
  const { name } = program.program;
  return (
    <Notice tone="warning" title={<Trans>Un autre programme a été attribué entre-temps</Trans>}>
      <Trans>C’est maintenant « {name} » que vous clôturez.</Trans>
    </Notice>
  );
}

/** Consequences common to all closure types: open items are cancelled, and an unused seat is returned. */
function ClosingConsequences({ user, program }: Pick<Props, 'user' | 'program'>): ReactNode {
  const isOver = program.status === 'closed';
  const leavingDate = now().toISOString().slice(0, 10);
  const preview = usePreview(user, isOver ? null : { closure: { type: 'other', leavingDate } });
  if (!isOver) return <Consequences preview={preview} />;
  return (
    <Notice tone="info" title={<Trans>Le programme est déjà terminé</Trans>}>
      <Trans>La clôture garde ce que la personne est devenue ; aucune tâche ni place ne change.</Trans>
    </Notice>
  );
}
