import { useLingui } from '@lingui/react/macro';
import type { LibraryType } from '@passerelle/shared/contract';
import { Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { typeWords } from '../document-parts/type-words';

/** On the cover; where that is narrow, the word alone. */
export function DocumentType({ type }: { type: LibraryType }): ReactNode {
  const { t } = useLingui();
  const { Icon, words } = typeWords[type];
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
