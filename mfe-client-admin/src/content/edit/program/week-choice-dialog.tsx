import { Trans, useLingui } from '@lingui/react/macro';
import { PlainSelect, useFieldValue } from '@passerelle/shared/forms';
import { Button } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { entriesOf, textOf } from '../common/draft-values';
import { useWeekName } from './week-card';

interface Props {
  open: boolean;
  taskName: string;
  /** The present week of the task. */
  week: number | undefined;
  onChoose: (week: number) => void;
  onClose: () => void;
}

/** Asks for the week of a task. */
export function WeekChoiceDialog({ open, taskName, week, onChoose, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const weekName = useWeekName();
  const weeks = entriesOf(useFieldValue('fields.weeks'));
  const options = weeks.map((one, index) => ({ value: String(index), label: weekName(index, textOf(one['title'])) }));
  const first = String(week ?? 0);
  const [chosen, setChosen] = useState(first);
  const [before, setBefore] = useState(open);
  if (open !== before) {
    setBefore(open);
    if (open) setChosen(first);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Dans quelle semaine placer « {taskName} » ?</Trans>}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              onChoose(Number(chosen));
              onClose();
            }}
          >
            <Trans>Placer la tâche</Trans>
          </Button>
        </>
      }
    >
      <PlainSelect label={t`Semaine`} value={chosen} options={options} onChange={setChosen} />
    </Dialog>
  );
}
