import { Trans, useLingui } from '@lingui/react/macro';
import type { SubTask } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import {
  mostPoints,
  scoreColors,
  scoreIntelligences,
  tiedWithLast,
} from '@passerelle/shared/contract/rules/programs/survey-scoring';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { AnsweredOn } from './answered-on';
import { profileFills, useResultTexts } from './profile-labels';
import { fourTexts, ResultNames, ResultText, threeTexts, TiedNote } from './result-text';
import { Part, ResultsFrame } from './results-frame';
import { ScorePart, scoreRow } from './score-part';
import { TricamResults } from './tricam-results';

/** Eight scores, and the first three in words. */
function IntelligencesResults({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const { scores, profile } = scoreIntelligences(step.userSubTask.surveyResponses ?? {});
  const rows = scores.map((score) =>
    scoreRow(score, {
      text: textOf(score.key),
      most: mostPoints(questions, [score.key], limits.intelligenceRatingMax),
      isTop: profile.some(({ key }) => key === score.key),
    }),
  );
  const texts = profile.map(({ key }) => textOf(key));
  return (
    <ResultsFrame
      step={step}
      title={<Trans>Vos huit intelligences</Trans>}
      intro={
        <Trans>
          Huit façons d’être doué. Celles qui viennent en tête sont des indices pour choisir un cadre de travail.
        </Trans>
      }
    >
      <Part title={texts.length > 0 ? <ResultNames texts={texts} /> : <Trans>Aucune ne ressort pour l’instant</Trans>}>
        {texts.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>Toutes vos notes sont à 0.</Trans>
          </Typography>
        )}
        <Box component="ol" sx={threeTexts}>
          {texts.map((text) => (
            <ResultText key={text.key} text={text} />
          ))}
        </Box>
        <TiedNote profile={texts} tied={tiedWithLast(scores, profile).map(({ key }) => textOf(key))} />
      </Part>
      <ScorePart
        title={<Trans>Vos huit scores</Trans>}
        description={t`Vos points pour chacune des huit intelligences. Le tableau donne les mêmes chiffres.`}
        caption={t`Vos huit intelligences en chiffres`}
        nameHead={<Trans>Intelligence</Trans>}
        rows={rows}
      />
      <AnsweredOn step={step} />
    </ResultsFrame>
  );
}

/** Share and text of each of the four colours, strongest first. */
function ColorsResults({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const { percent } = useFormats();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const scores = scoreColors(step.userSubTask.surveyResponses ?? {});
  const rows = scores.map((score) =>
    scoreRow(score, {
      text: textOf(score.key),
      most: mostPoints(questions, [score.key]),
      isTop: score.score > 0 && score.score === scores[0]?.score,
      fill: profileFills[score.key],
    }),
  );
  return (
    <ResultsFrame
      step={step}
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
