import { Skeleton } from '@passerelle/shared/ui';
import { lazy, Suspense, type ReactNode } from 'react';

import { ActionStep } from './kinds/action-step';
import { DocumentStep } from './kinds/document-step';
import { LinkStep } from './kinds/link-step';
import type { StepProps } from './step';
import { SurveyStep } from './kinds/survey-step';
import { TextStep } from './kinds/text-step';

/** Loaded on demand because it needs the form layer, which no other kind of step uses. */
const UploadStep = lazy(async () => ({
  default: (await import(/* webpackChunkName: "upload-step" */ './upload/upload-step')).UploadStep,
}));

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
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={120} sx={{ mt: '16px' }} />}>
          <UploadStep {...props} />
        </Suspense>
      );
  }
}
