import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BulkClosure } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Form, SelectField, SubmitButton, TextAreaField, useFormValues } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { Notice, Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { closureDayLabel, closureTypeLabels } from '../../components/closure-labels';

interface Props {
  open: boolean;
  count: number;
  onChoose: (closure: BulkClosure) => Promise<void>;
  onClose: () => void;
}

/** Asks for the closure type and date of the selected people's programmes, and explains the consequences. */
export function CloseDialog({ open, count, onChoose, onClose }: Props): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={
        <Plural value={count} one="Clôturer le programme de # personne" other="Clôturer le programme de # personnes" />
      }
    >
      {open && <CloseForm count={count} onChoose={onChoose} onClose={onClose} />}
    </Dialog>
  );
}

function CloseForm({ count, onChoose, onClose }: Omit<Props, 'open'>): ReactNode {
  const isPhone = !useBreakpointUp('md');
  return (
    <>
      <Typography sx={{ mb: '18px', color: 'text.secondary' }}>
        <Trans>
          La même raison et la même date pour chaque personne. Ce qui est propre à chacune, comme son nouveau poste, se
          complète ensuite sur sa fiche.
        </Trans>
      </Typography>
      <Form schema="bulkClosure" intro={false} onSubmit={onChoose}>
        <CloseInputs />
        <Notice tone="warning" title={<Trans>Ce qui va se passer</Trans>}>
          <Plural
            value={count}
            one="Le programme d’une personne est clôturé : ses tâches non validées sont annulées, et la personne est prévenue. Si elle n’en suit aucun, ou s’il est déjà clôturé, rien ne change."
            other="Le programme de # personnes au plus est clôturé : leurs tâches non validées sont annulées, et elles sont prévenues. Celles qui n’en suivent aucun, ou dont il est déjà clôturé, sont laissées de côté."
          />
        </Notice>
        <FormDialogButtons onCancel={onClose}>
          <SubmitButton danger fullWidth={isPhone}>
            <Trans>Clôturer le programme</Trans>
          </SubmitButton>
        </FormDialogButtons>
      </Form>
    </>
  );
}

function CloseInputs(): ReactNode {
  const { t } = useLingui();
  const types = useLabelOptions(closureTypeLabels);
  const { type } = useFormValues('bulkClosure');
  return (
    <>
      <SelectField name="type" label={t`Raison de la clôture`} options={types} />
      <DateField name="date" label={t(closureDayLabel(type))} />
      <TextAreaField optional name="comment" label={t`Commentaire`} maxLength={limits.longTextLength} />
    </>
  );
}
