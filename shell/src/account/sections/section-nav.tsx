import { useLingui } from '@lingui/react/macro';
import { RouteLink } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { AccountSectionEntry } from './use-sections';
import { useSectionInView } from './use-section-in-view';

/** The list of sections beside them, on wide screens; below, the headings are enough. */
export function SectionNav({ sections }: { sections: readonly AccountSectionEntry[] }): ReactNode {
  const { t } = useLingui();
  const seen = useSectionInView(sections.map(({ id }) => id));
  return (
    <Box
      component="nav"
      aria-label={t`Sections du compte`}
      sx={{ display: { xs: 'none', xl: 'block' }, position: 'sticky', top: 24 }}
    >
      <Box
        component="ul"
        sx={({ palette }) => ({
          display: 'grid',
          gap: '2px',
          m: 0,
          p: 0,
          listStyle: 'none',
          '& a': {
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: '14px',
            borderRadius: '10px',
            borderInlineStart: '4px solid transparent',
            fontSize: '0.90625rem',
            color: 'text.primary',
            textDecoration: 'none',
          },
          '& a:hover': { backgroundColor: palette.neutral.sunken },
          '& a[aria-current]': {
            borderInlineStartColor: palette.brand.edge,
            backgroundColor: palette.brand[100],
            color: palette.brand.text,
            fontWeight: 620,
          },
        })}
      >
        {sections.map(({ id, title }) => (
          <li key={id}>
            <RouteLink to={{ hash: id }} replace aria-current={id === seen ? 'location' : undefined}>
              {title}
            </RouteLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
