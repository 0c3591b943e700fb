import { Trans } from '@lingui/react/macro';
import { lazyPart, Skeleton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ActionStep } from './kinds/action-step';
import { DocumentStep } from './kinds/document-step';
import { LinkStep } from './kinds/link-step';
import type { StepProps } from './step';
import { SurveyStep } from './kinds/survey-step';
import { TextStep } from './kinds/text-step';

/** Lazy, because it needs the form layer, which no other kind of step uses. */
const UploadStep = lazyPart(
  async () => (await import(/* webpackChunkName: "upload-step" */ './upload/upload-step')).UploadStep,
  {
    skeleton: () => <Skeleton variant="rounded" height={120} sx={{ mt: '16px' }} />,
    failure: <Trans>L’envoi de fichiers n’a pas pu être chargé.</Trans>,
  },
);

/** The controls of a step by type; a cancelled task shows only the steps that were done. */
export function StepWork(props: StepProps): ReactNode {
  if (props.state === 'cancelled' && props.look !== 'done') return null;
  switch (props.step.type) {
    case 'text':
      return <TextStep {...props} />;
    case 'document':
      return <DocumentStep {...props} />;
    case 'link':
      return <LinkStep {...props} />;
    case 'action':
      return <ActionStep {...props} />;
    case 'survey':
      return <SurveyStep {...props} />;
    case 'upload':
      return <UploadStep {...props} />;
  }
}
