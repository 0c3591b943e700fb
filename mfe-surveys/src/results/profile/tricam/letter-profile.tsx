import { tiedWithLast, type TricamLetter } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { Part } from '../../frame/part';
import { ResultText, threeTexts } from '../result-text';
import { TiedNote } from '../tied-note';
import { useResultTexts } from '../use-result-texts';
import type { LettersProps } from './letters';

const Letter = ({ letter }: { letter: TricamLetter }): ReactNode => (
  <Box aria-hidden sx={{ mb: '2px', typography: 'h2', color: 'brand.text', textTransform: 'uppercase' }}>
    {letter}
  </Box>
);

/** The letters that come first, each with what it says and the trades that suit. */
export function LetterProfile({ step, letters, profile }: LettersProps): ReactNode {
  const { list } = useFormats();
  const textOf = useResultTexts(step);
  const names = profile.map(({ key }) => textOf(key).title);
  return (
    <Part title={list(names)}>
      <Box component="ol" sx={threeTexts}>
        {profile.map(({ key }) => (
          <ResultText key={key} text={textOf(key)} mark={<Letter letter={key} />} />
        ))}
      </Box>
      <TiedNote last={names.at(-1)} names={tiedWithLast(letters, profile).map(({ key }) => textOf(key).title)} />
    </Part>
  );
}
