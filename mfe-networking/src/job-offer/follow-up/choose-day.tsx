import { Trans } from '@lingui/react/macro';
import type { JobOffer } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Dialog } from '@passerelle/shared/ui/data';
import { useMemo, type ReactNode } from 'react';

import { FollowUpField } from '../../job-offer-form/follow-up-field';

interface Props {
  open: boolean;
  offer: Pick<JobOffer, 'title' | 'type'>;
  day: string | null;
  onChosen: (day: string) => void;
  onClose: () => void;
}

/** Any day for the reminder, checked as in the form of the offer. */
export function ChooseDay({ open, offer: { title, type }, day, onChosen, onClose }: Props): ReactNode {
  const initialValues = useMemo(() => ({ title, type, followUpDate: day }), [title, type, day]);
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Choisir la date du rappel</Trans>}>
      <Form
        schema="jobOffer"
        intro={false}
        initialValues={initialValues}
        onSubmit={async ({ followUpDate }) => {
          if (followUpDate) onChosen(followUpDate);
          onClose();
        }}
      >
        <FollowUpField before={day} required />
        <div>
          <SubmitButton>
            <Trans>Noter ce rappel</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
