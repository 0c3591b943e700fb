import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import HeadphonesRounded from '@mui/icons-material/HeadphonesRounded';
import PlayCircleRounded from '@mui/icons-material/PlayCircleRounded';
import type { LibraryType } from '@passerelle/shared/contract';
import type { ComponentType } from 'react';

/** The name and the icon of each type of document. */
export const typeLabels: Record<LibraryType, { Icon: ComponentType; words: MessageDescriptor }> = {
  file: { Icon: ArticleRounded, words: msg`Fiche` },
  video: { Icon: PlayCircleRounded, words: msg`Vidéo` },
  podcast: { Icon: HeadphonesRounded, words: msg`Podcast` },
};
