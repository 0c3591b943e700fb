import { Trans, useLingui } from '@lingui/react/macro';
import { isTokenRefusal, type TaskToken } from '@passerelle/shared/client';
import type { JobOffer } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';
import { StepRefused, stepRefusedTexts } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import { createJobOffer } from '../components/job-offer/job-offer.mutations';
import { today } from '../days/day';
import { utcMidnightOf } from '../job-offer-form/date-fields';
import { OfferFields } from '../job-offer-form/offer-fields';
import { PictureField } from '../job-offer-form/picture-field';
import { usePicture } from '../job-offer-form/use-picture';

interface Props {
  task: TaskToken;
  /** The title of the address. */
  title: string | null;
  needsApplyDate: boolean;
  onAdded: (offer: JobOffer) => void;
}

/** The form of a new offer, with a draft until it is sent; the picture is not part of the draft. */
export function JobOfferCreateForm({ task, title, needsApplyDate, onAdded }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const picture = usePicture();
  const proposed = title?.slice(0, limits.titleLength);
  const [initial] = useState(() => ({
    ...(proposed && { title: proposed }),
    ...(needsApplyDate && { responseDate: utcMidnightOf(today()) }),
  }));
  const failureText = (error: unknown): string | undefined =>
    task.counts && isTokenRefusal(error) ? t(stepRefusedTexts) : picture.refusal(error);
  return (
    <Box sx={{ maxWidth: 780 }}>
      <Form
        schema={needsApplyDate ? 'appliedJobOffer' : 'jobOffer'}
        initialValues={initial}
        draft={['job-offer.create', proposed].filter(Boolean).join('.')}
        failureText={failureText}
        onSubmit={async (body) => {
          onAdded(await task.send((counting) => createJobOffer({ ...body, ...counting }, picture.file)));
        }}
      >
        <OfferFields needsApplyDate={needsApplyDate} />
        <PictureField picture={picture} />
        {task.isRefused && <StepRefused onLeave={task.leave} />}
        <div>
          <SubmitButton waits fullWidth={isPhone}>
            <Trans>Ajouter l’annonce</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Box>
  );
}
