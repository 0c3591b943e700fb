import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { JobOffer, JobOfferBody } from '@passerelle/shared/contract';
import { Form, SubmitButton, useEdited } from '@passerelle/shared/forms';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';

import { saveJobOffer } from '../components/job-offer/job-offer.mutations';
import { readJobOffer } from '../components/job-offer/job-offer.resource';
import { OfferFields } from '../job-offer-form/offer-fields';
import { PictureField } from '../job-offer-form/picture-field';
import { documentsOf, usePicture } from '../job-offer-form/use-picture';

interface Props {
  offer: JobOffer;
  onSaved: () => void;
}

export function JobOfferEditForm({ offer, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const { seen, save } = useEdited(offer, (error) => (isConflict(error) ? readJobOffer(offer.id) : null));
  const initialValues = useMemo(() => bodyOf(seen), [seen]);
  const picture = usePicture(seen.documents[0]);
  const failureText = (error: unknown): string | undefined =>
    isConflict(error)
      ? t`Cette annonce a été modifiée entre-temps : rien n’a été enregistré. Vos changements sont gardés, le reste montre ce qui est enregistré. Vérifiez, puis enregistrez à nouveau.`
      : picture.refusal(error);
  return (
    <Box sx={{ maxWidth: 780 }}>
      <Form
        schema="jobOffer"
        draft={`job-offer.edit.${offer.id}`}
        initialValues={initialValues}
        failureText={failureText}
        onSubmit={async (body) => {
          const documents = documentsOf(seen, picture, body.documents);
          await save((read) => saveJobOffer(read, { ...body, documents }, picture.file));
          onSaved();
        }}
      >
        <OfferFields followUpBefore={seen.followUpDate} isAnswered={seen.status !== 'pending'} />
        <PictureField picture={picture} />
        <div>
          {/* The picture is not a field of the form. */}
          <SubmitButton waits={!picture.isChanged} fullWidth={isPhone}>
            <Trans>Enregistrer les modifications</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Box>
  );
}

/** The values of the form for a stored offer. */
export const bodyOf = (offer: JobOffer): Required<JobOfferBody> => {
  const { title, type, company, responseDate, followUpDate, origin, reference, job, description, documents } = offer;
  return {
    title,
    type,
    company,
    responseDate,
    followUpDate,
    origin,
    reference,
    job,
    description,
    documents: documents.map((document) => ({
      id: document.id,
      description: document.description,
    })),
  };
};
