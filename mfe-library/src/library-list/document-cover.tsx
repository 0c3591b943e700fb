import { useLingui } from '@lingui/react/macro';
import type { LibraryDocument, LibraryType } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { familyHues } from '@passerelle/shared/theme';
import { Box, hashOf, Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { typeLabels } from '../components/document-labels';

/**
 * The picture of a document: its own, else the colour of its family and a shape derived from the id, so that it looks the
 * same everywhere.
 */
export function DocumentCover({ document }: { document: LibraryDocument }): ReactNode {
  const { id, family, type, cover, duration } = document;
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
      {cover ? (
        <Box component="img" src={cover} alt="" loading="lazy" sx={{ ...filling, objectFit: 'cover' }} />
      ) : (
        <Box
          component="svg"
          viewBox="0 0 290 118"
          preserveAspectRatio="xMidYMax slice"
          fill="currentColor"
          aria-hidden
          sx={{ ...filling, opacity: 0.17 }}
        >
          {coverShapes[hashOf(id) % coverShapes.length]}
        </Box>
      )}
      <DocumentType type={type} duration={duration} />
    </Box>
  );
}

const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** Type and duration on the cover; without the icon on a phone. */
function DocumentType({ type, duration }: { type: LibraryType; duration: number | null }): ReactNode {
  const { t } = useLingui();
  const formats = useFormats();
  const { Icon, words } = typeLabels[type];
  return (
    <Tag
      icon={<Icon />}
      sx={{
        position: 'absolute',
        insetInlineStart: { xs: 8, md: 14 },
        insetBlockEnd: { xs: 8, md: 12 },
        minHeight: { xs: 23, md: 26 },
        maxWidth: 'calc(100% - 16px)',
        flexWrap: 'wrap',
        overflowWrap: 'anywhere',
        px: { xs: '7px', md: '10px' },
        fontSize: { xs: '0.75rem', md: '0.8125rem' },
        color: 'text.primary',
        backgroundColor: 'background.paper',
        '& svg': { display: { xs: 'none', md: 'block' }, fontSize: 16 },
      }}
    >
      {t(words)}
      {duration !== null && <span>{` · ${formats.duration(duration)}`}</span>}
    </Tag>
  );
}

/** The shapes of the illustrations of the product, in a view box of 290 × 118. */
const bankAndSun = (
  <>
    <circle cx="200" cy="46" r="22" />
    <path d="M0 118V88q60-30 130-8t160-6v44z" />
  </>
);
const arches = <path d="M60 118V70q40-44 80 0v48zM150 118V50q40-44 80 0v68z" />;
const steps = <path d="M40 118V96h36v22zM84 118V80h36v38zM128 118V62h36v56zM172 118V44h36v74zM216 118V26h36v92z" />;
const hill = (
  <>
    <path d="M0 118q130-140 290 0z" />
    <circle cx="146" cy="34" r="12" />
  </>
);
const stones = (
  <>
    <circle cx="90" cy="78" r="34" />
    <circle cx="150" cy="78" r="34" />
    <circle cx="210" cy="78" r="34" />
  </>
);

const coverShapes: readonly ReactNode[] = [bankAndSun, arches, steps, hill, stones];
