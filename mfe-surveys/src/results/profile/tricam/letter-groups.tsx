import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { mostPoints, tricamGroups } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { BarDrawing } from '../../scores/bar-drawing';
import { ScorePart } from '../../scores/score-part';
import { scoreRow } from '../../scores/score-row';
import { ScoreTable } from '../../scores/score-table';
import { Swatch } from '../../scores/swatch';
import { profileFills } from '../profile-colours';
import { profileWords } from '../profile-words';
import { ResultText, fourTexts } from '../result-text';
import { useResultTexts } from '../use-result-texts';
import type { LettersProps } from './letters';

/** The four colours that the letters fall into, and what each says. */
export function LetterGroups({ step, groups }: LettersProps): ReactNode {
  const { t } = useWords();
  const { _: translate } = useLingui();
  const { percent } = useFormats();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const [best] = groups;
  const rows = groups.map((group) =>
    scoreRow(group, {
      name: translate(profileWords[group.key]),
      most: mostPoints(questions, tricamGroups[group.key]),
      isTop: group.score > 0 && group.score === best?.score,
      fill: profileFills[group.key],
    }),
  );
  return (
    <>
      <ScorePart
        title={<Trans>Vos quatre couleurs</Trans>}
        chart={
          <BarDrawing
            rows={rows}
            description={t`Vos points pour chacune des quatre couleurs. Le tableau donne les mêmes chiffres.`}
          />
        }
        table={
          <ScoreTable caption={t`Vos quatre couleurs en chiffres`} nameHead={<Trans>Couleur</Trans>} rows={rows} />
        }
      />
      <Box component="ul" sx={fourTexts}>
        {rows.map(({ key, name, fill = '', share }, place) => (
          <ResultText
            key={key}
            text={textOf(groups[place]?.key ?? 'red')}
            mark={<Swatch name={name} fill={fill} />}
            figure={percent(share / 100)}
          />
        ))}
      </Box>
    </>
  );
}
