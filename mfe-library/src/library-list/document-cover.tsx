import type { LibraryDocument } from '@passerelle/shared/contract';
import { familyHues } from '@passerelle/shared/theme';
import { Box, hashOf } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { coverShapes } from './cover-shapes';
import { DocumentType } from './document-type';

/** In the ground of its family, with a shape that the same document has everywhere. Beside the text on a phone. */
export function DocumentCover({ document: { id, family, type } }: { document: LibraryDocument }): ReactNode {
  const hue = familyHues[family ?? 'other'];
  return (
    <Box
      sx={{
        position: 'relative',
        height: { md: 118 },
        overflow: 'hidden',
        color: `family.${hue}.text`,
        backgroundColor: `family.${hue}.ground`,
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 290 118"
        preserveAspectRatio="xMidYMax slice"
        fill="currentColor"
        aria-hidden
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.17 }}
      >
        {coverShapes[hashOf(id) % coverShapes.length]}
      </Box>
      <DocumentType type={type} />
    </Box>
  );
}
