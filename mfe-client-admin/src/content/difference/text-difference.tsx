import { Trans } from '@lingui/react/macro';
import type { Locale } from '@passerelle/shared/contract';
import { languageTags } from '@passerelle/shared/contract/enums/locales';
import { useContentLanguage } from '@passerelle/shared/i18n';
import { Box, VisuallyHidden } from '@passerelle/shared/ui';
import { diffWords } from 'diff';
import type { ReactNode } from 'react';

interface Props {
  before: string;
  after: string;
  /** The language of both texts. */
  language: Locale;
}

const look = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  typography: 'body2',
  '& del': { color: 'status.error.text', backgroundColor: 'status.error.ground' },
  '& ins': { color: 'status.success.text', backgroundColor: 'status.success.ground', fontWeight: 600 },
} as const;

/** Two versions of a text as one: removed words struck through, added ones underlined. */
export function TextDifference({ before, after, language }: Props): ReactNode {
  // Chinese and Japanese have no spaces between words.
  const intlSegmenter = new Intl.Segmenter(languageTags[language], { granularity: 'word' });
  const parts = diffWords(before, after, { intlSegmenter });
  const attributes = useContentLanguage(language);
  return (
    <Box {...attributes} sx={look}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index}-${value}`;
        if (removed)
          return (
            <del key={key}>
              <VisuallyHidden>
                <Trans>Retiré :</Trans>{' '}
              </VisuallyHidden>
              {value}
            </del>
          );
        if (!added) return <span key={key}>{value}</span>;
        return (
          <ins key={key}>
            <VisuallyHidden>
              <Trans>Ajouté :</Trans>{' '}
            </VisuallyHidden>
            {value}
          </ins>
        );
      })}
    </Box>
  );
}
