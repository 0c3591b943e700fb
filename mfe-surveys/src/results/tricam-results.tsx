import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { SubTask, TricamLetter } from '@passerelle/shared/contract';
import { tricamLetters } from '@passerelle/shared/contract/enums/tasks';
import {
  mostPoints,
  scoreTricam,
  tiedWithLast,
  tricamColorOf,
  tricamGroups,
} from '@passerelle/shared/contract/rules/programs/survey-scoring';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { profileLabels } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { AnsweredOn } from './answered-on';
import { profileFills, useResultTexts } from './profile-labels';
import { fourTexts, ResultNames, ResultText, threeTexts, TiedNote } from './result-text';
import { Part, ResultsFrame } from './results-frame';
import { ScorePart, scoreRow, Swatch } from './score-part';
import { Trades } from './trades';

type LettersProps = { step: SubTask } & ReturnType<typeof scoreTricam>;

const Letter = ({ letter }: { letter: TricamLetter }): ReactNode => (
  <Box aria-hidden sx={{ mb: '2px', typography: 'h2', color: 'brand.text', textTransform: 'uppercase' }}>
    {letter}
  </Box>
);

/** Leading letters, each with its description and suitable jobs. */
function LetterProfile({ step, letters, profile }: LettersProps): ReactNode {
  const textOf = useResultTexts(step);
  const texts = profile.map(({ key }) => textOf(key));
  return (
    <Part title={<ResultNames texts={texts} />}>
      <Box component="ol" sx={threeTexts}>
        {profile.map(({ key }) => (
          <ResultText key={key} text={textOf(key)} mark={<Letter letter={key} />} />
        ))}
      </Box>
      <TiedNote profile={texts} tied={tiedWithLast(letters, profile).map(({ key }) => textOf(key))} />
    </Part>
  );
}

/** All six, around a centre in the order of their name, and in figures from the first to the last. */
function LetterScores({ step, letters, profile }: LettersProps): ReactNode {
  const { t } = useMacro();
  const { _: translate } = useLingui();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const rows = letters.map((letter) => {
    const color = tricamColorOf(letter.key);
    return scoreRow(letter, {
      text: textOf(letter.key),
      most: mostPoints(questions, [letter.key]),
      isTop: profile.some(({ key }) => key === letter.key),
      belongsTo: { name: translate(profileLabels[color]), fill: profileFills[color] },
    });
  });
  const around = tricamLetters.flatMap((letter) => rows.filter(({ key }) => key === letter));
  return (
    <ScorePart
      title={<Trans>Vos six lettres</Trans>}
      description={t`Vos points pour chacune des six lettres. Le tableau donne les mêmes chiffres.`}
      caption={t`Vos six lettres en chiffres`}
      nameHead={<Trans>Lettre</Trans>}
      rows={rows}
      around={around}
    />
  );
}

/** The four colours that the letters fall into, and what each says. */
function LetterGroups({ step, groups }: LettersProps): ReactNode {
  const { t } = useMacro();
  const { _: translate } = useLingui();
  const { percent } = useFormats();
  const textOf = useResultTexts(step);
  const questions = step.surveys.flatMap((survey) => survey.questions);
  const [best] = groups;
  const rows = groups.map((group) =>
    scoreRow(group, {
      text: { title: translate(profileLabels[group.key]) },
      most: mostPoints(questions, tricamGroups[group.key]),
      isTop: group.score > 0 && group.score === best?.score,
      fill: profileFills[group.key],
    }),
  );
  return (
    <>
      <ScorePart
        title={<Trans>Vos quatre couleurs</Trans>}
        description={t`Vos points pour chacune des quatre couleurs. Le tableau donne les mêmes chiffres.`}
        caption={t`Vos quatre couleurs en chiffres`}
        nameHead={<Trans>Couleur</Trans>}
        rows={rows}
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

/** Six letters: the first of them in words, all of them in figures, the four colours that they fall into, and trades. */
export function TricamResults({ step }: { step: SubTask }): ReactNode {
  const scores = scoreTricam(step.userSubTask.surveyResponses ?? {}, step.tricamWithPartialResults);
  return (
    <ResultsFrame
      step={step}
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
      {scores.profile.length > 0 && <Trades step={step} letters={scores.profile.map(({ key }) => key)} />}
      <AnsweredOn step={step} />
    </ResultsFrame>
  );
}
