import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HandOverBody } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { type Faults, Form, SubmitButton } from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { now } from '@passerelle/shared/i18n';
import { Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';

import { ColleagueField } from '../form/colleague-field';
import { GroupField } from '../form/groups-field';

interface Props {
  open: boolean;
  /** The number of people, or the name of the one person. */
  count: number;
  name?: string;
  onChoose: (to: HandOverBody) => Promise<void>;
  onClose: () => void;
}

/** Asks for the new manager, HR representative and group of the selected people, and the date. */
export function HandOverDialog({ open, count, name, onChoose, onClose }: Props): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={
        name === undefined ? (
          <Plural value={count} one="Transmettre le suivi de # personne" other="Transmettre le suivi de # personnes" />
        ) : (
          <Trans>Transmettre le suivi : {name}</Trans>
        )
      }
    >
      {open && <HandOverForm onChoose={onChoose} onClose={onClose} />}
    </Dialog>
  );
}

function HandOverForm({ onChoose, onClose }: Pick<Props, 'onChoose' | 'onClose'>): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const today = DateTime.fromJSDate(now());
  const check = ({ manager, hrRepresentative, group }: Partial<HandOverBody>): Faults =>
    manager || hrRepresentative || group
      ? {}
      : { manager: { text: t`Choisissez au moins un manager, un référent RH ou un groupe.` } };
  return (
    <>
      <Typography sx={{ mb: '18px', color: 'text.secondary' }}>
        <Trans>
          Ce que vous laissez vide ne change pas. Chaque personne en est informée ; à cette date, qui la suivait à ce
          titre ne la voit plus.
        </Trans>
      </Typography>
      <Form schema="handOver" intro={false} check={check} onSubmit={onChoose}>
        <ColleagueField name="manager" kind="manager" label={t`Nouveau manager`} organization={undefined} optional />
        <ColleagueField
          name="hrRepresentative"
          kind="hrRepresentative"
          label={t`Nouveau référent RH`}
          organization={undefined}
          optional
        />
        <GroupField
          name="group"
          label={t`Nouveau groupe`}
          help={t`Il remplace les groupes actuels : leurs responsables ne voient plus la personne.`}
          optional
        />
        <DateField
          name="startsOn"
          label={t`À partir du`}
          help={t`Sans date, la passation a lieu tout de suite.`}
          min={today.toISODate() ?? ''}
          max={today.plus({ days: durations.handOverAheadDays }).toISODate() ?? ''}
          words={{
            tooSmall: t`Choisissez aujourd’hui ou une date à venir.`,
            tooLarge: t`Choisissez une date dans l’année qui vient.`,
          }}
          optional
        />
        <FormDialogButtons onCancel={onClose}>
          <SubmitButton fullWidth={isPhone}>
            <Trans>Transmettre le suivi</Trans>
          </SubmitButton>
        </FormDialogButtons>
      </Form>
    </>
  );
}
