import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { mostPoints, tricamColorOf, tricamLetters } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';

import { RadarDrawing } from '../../scores/radar-drawing';
import { ScorePart } from '../../scores/score-part';
import { scoreRow } from '../../scores/score-row';
import { ScoreTable } from '../../scores/score-table';
import { profileFills } from '../profile-colours';
import { profileWords } from '../profile-words';
import { useResultTexts } from '../use-result-texts';
import type { LettersProps } from './letters';

/** All six, around a centre in the order of their name, and in figures from the first to the last. */
export function LetterScores({ step, letters, profile }: LettersProps): ReactNode {
  const { t } = useWords();
  const { _: translate } = useLingui();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const rows = letters.map((letter) => {
    const color = tricamColorOf(letter.key);
    return scoreRow(letter, {
      name: textOf(letter.key).title,
      most: mostPoints(questions, [letter.key]),
      isTop: profile.some(({ key }) => key === letter.key),
      belongsTo: { name: translate(profileWords[color]), fill: profileFills[color] },
    });
  });
  const around = tricamLetters.flatMap((letter) => rows.filter(({ key }) => key === letter));
  return (
    <ScorePart
      title={<Trans>Vos six lettres</Trans>}
      chart={
        <RadarDrawing
          rows={around}
          description={t`Vos points pour chacune des six lettres. Le tableau donne les mêmes chiffres.`}
        />
      }
      table={<ScoreTable caption={t`Vos six lettres en chiffres`} nameHead={<Trans>Lettre</Trans>} rows={rows} />}
    />
  );
}
