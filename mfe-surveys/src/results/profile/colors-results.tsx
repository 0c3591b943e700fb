import { Trans, useLingui } from '@lingui/react/macro';
import { mostPoints, scoreColors, type SubTask } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { Part, ResultsFrame } from '../results-frame';
import { ScorePart, scoreRow } from '../score-part';
import { AnsweredOn } from './answered-on';
import { profileFills, useResultTexts } from './profile-words';
import { fourTexts, ResultText } from './result-text';

/** The share of each of four colours, and what they say, the strongest first. */
export function ColorsResults({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const { percent } = useFormats();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const scores = scoreColors(step.userSubTask.surveyResponses ?? {});
  const rows = scores.map((score) =>
    scoreRow(score, {
      name: textOf(score.key).title,
      most: mostPoints(questions, [score.key]),
      isTop: score.score > 0 && score.score === scores[0]?.score,
      fill: profileFills[score.key],
    }),
  );
  return (
    <ResultsFrame
      title={<Trans>Vos quatre couleurs</Trans>}
      intro={<Trans>Chacun porte les quatre. Ces résultats disent lesquelles parlent le plus fort aujourd’hui.</Trans>}
    >
      <ScorePart
        title={<Trans>La part de chaque couleur</Trans>}
        description={t`Vos points pour chacune des quatre couleurs. Le tableau donne les mêmes chiffres.`}
        caption={t`Vos quatre couleurs en chiffres`}
        nameHead={<Trans>Couleur</Trans>}
        rows={rows}
      />
      <Part title={<Trans>Ce qu’elles disent de vous</Trans>}>
        <Box component="ol" sx={fourTexts}>
          {scores.map(({ key, share }) => (
            <ResultText key={key} text={textOf(key)} figure={percent(share / 100)} />
          ))}
        </Box>
      </Part>
      <AnsweredOn step={step} />
    </ResultsFrame>
  );
}
