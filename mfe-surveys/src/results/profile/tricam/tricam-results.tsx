import { Trans } from '@lingui/react/macro';
import { scoreTricam, type SubTask } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { ResultsFrame } from '../../frame/results-frame';
import { AnsweredOn } from '../answered-on';
import { LetterGroups } from './letter-groups';
import { LetterProfile } from './letter-profile';
import { LetterScores } from './letter-scores';

/** Six letters: the first of them in words, all of them in figures, and the four colours that they fall into. */
export function TricamResults({ step }: { step: SubTask }): ReactNode {
  const scores = scoreTricam(step.userSubTask.surveyResponses ?? {}, step.tricamWithPartialResults);
  return (
    <ResultsFrame
      title={<Trans>Votre profil Tricam</Trans>}
      intro={
        <Trans>
          Il n’y a ni bon ni mauvais profil. Ces résultats décrivent ce qui vous vient le plus naturellement
          aujourd’hui.
        </Trans>
      }
    >
      <LetterProfile step={step} {...scores} />
      <LetterScores step={step} {...scores} />
      <LetterGroups step={step} {...scores} />
      <AnsweredOn step={step} />
    </ResultsFrame>
  );
}
