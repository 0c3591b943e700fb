import type { SubTask } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { ColorsResults } from './colors-results';
import { IntelligencesResults } from './intelligences-results';
import { TricamResults } from './tricam-results';

/** The profile that the answers of a step add up to. */
export function ProfileResults({ step }: { step: SubTask }): ReactNode {
  switch (step.surveySubType) {
    case 'tricam':
      return <TricamResults step={step} />;
    case 'colors':
      return <ColorsResults step={step} />;
    case 'intelligence':
      return <IntelligencesResults step={step} />;
    case 'basic':
    case 'validation':
    case null:
      return null;
  }
}
