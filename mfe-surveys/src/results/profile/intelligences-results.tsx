import { Trans, useLingui } from '@lingui/react/macro';
import { limits, mostPoints, scoreIntelligences, type SubTask, tiedWithLast } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { Part, ResultsFrame } from '../results-frame';
import { ScorePart, scoreRow } from '../score-part';
import { AnsweredOn } from './answered-on';
import { useResultTexts } from './profile-words';
import { ResultText, threeTexts, TiedNote } from './result-text';

/** Eight scores, and the first three in words. */
export function IntelligencesResults({ step }: { step: SubTask }): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const { scores, profile } = scoreIntelligences(step.userSubTask.surveyResponses ?? {});
  const rows = scores.map((score) =>
    scoreRow(score, {
      name: textOf(score.key).title,
      most: mostPoints(questions, [score.key], limits.intelligenceRatingMax),
      isTop: profile.some(({ key }) => key === score.key),
    }),
  );
  const names = profile.map(({ key }) => textOf(key).title);
  return (
    <ResultsFrame
      title={<Trans>Vos huit intelligences</Trans>}
      intro={
        <Trans>
          Huit façons d’être doué. Celles qui viennent en tête sont des indices pour choisir un cadre de travail.
        </Trans>
      }
    >
      <Part title={profile.length > 0 ? list(names) : <Trans>Aucune ne ressort pour l’instant</Trans>}>
        {profile.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>Toutes vos notes sont à 0.</Trans>
          </Typography>
        )}
        <Box component="ol" sx={threeTexts}>
          {profile.map(({ key }) => (
            <ResultText key={key} text={textOf(key)} />
          ))}
        </Box>
        <TiedNote last={names.at(-1)} names={tiedWithLast(scores, profile).map(({ key }) => textOf(key).title)} />
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
