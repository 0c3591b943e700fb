import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import HeadphonesRounded from '@mui/icons-material/HeadphonesRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { LibraryType } from '@passerelle/shared/contract';
import { Tag } from '@passerelle/shared/ui';
import type { ComponentType, ReactNode } from 'react';

const types: Record<LibraryType, { Icon: ComponentType; words: MessageDescriptor }> = {
  file: { Icon: ArticleRounded, words: msg`Fiche` },
  video: { Icon: PlayCircleRounded, words: msg`Vidéo` },
  podcast: { Icon: HeadphonesRounded, words: msg`Podcast` },
};

/** On the cover; where that is narrow, the word alone. */
export function DocumentType({ type }: { type: LibraryType }): ReactNode {
  const { t } = useLingui();
  const { Icon, words } = types[type];
  return (
    <Tag
      icon={<Icon />}
      sx={{
        position: 'absolute',
        insetInlineStart: { xs: 8, md: 14 },
        insetBlockEnd: { xs: 8, md: 12 },
        minHeight: { xs: 23, md: 26 },
        px: { xs: '7px', md: '10px' },
        fontSize: { xs: '0.75rem', md: '0.8125rem' },
        color: 'text.primary',
        backgroundColor: 'background.paper',
        '& svg': { display: { xs: 'none', md: 'block' }, fontSize: 16 },
      }}
    >
      {t(words)}
    </Tag>
  );
}
