import { Trans } from '@lingui/react/macro';
import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { languageName } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { sourceOf } from '../edit/common/source-values';
import { changedTexts, settingsDiffer } from './changed-texts';
import { filesInOrder, usePathLabel } from './path-label';
import { TextDifference } from './text-difference';

interface Props {
  item: Pick<ContentItem, 'kind' | 'pack'>;
  before: ItemFiles;
  after: ItemFiles;
}

/** All that differs between two states of an item, text by text. */
export function FilesDifference({ item, before, after }: Props): ReactNode {
  const { kind } = item;
  const labelOf = usePathLabel(kind, filesInOrder(sourceOf(item), after, before));
  const texts = changedTexts(kind, before, after);
  const hasOther = settingsDiffer(before, after);
  if (texts.length === 0 && !hasOther)
    return (
      <Typography>
        <Trans>Les deux textes sont les mêmes.</Trans>
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '16px' }}>
      {texts.map(({ language, path, ...text }) => (
        <li key={`${language}-${path}`}>
          <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
            {labelOf(path)}{' '}
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              ({languageName(language)})
            </Box>
          </Typography>
          <TextDifference {...text} language={language} />
        </li>
      ))}
      {hasOther && (
        <Typography component="li" variant="body2">
          <Trans>Des réglages diffèrent aussi, comme l’ordre, les points ou les fichiers.</Trans>
        </Typography>
      )}
    </Box>
  );
}
