import { useLingui } from '@lingui/react/macro';
import { RouteLink } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

import type { AccountSectionEntry } from './use-sections';

/** The line, down from the top of the window, above which a section counts as reached. */
const LINE = 0.3;

function sectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { documentElement } = document;
  const reached = (id: string): boolean => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= window.innerHeight * LINE;
  };
  const isAtEnd = window.innerHeight + window.scrollY >= documentElement.scrollHeight - 2;
  if (!isAtEnd) return ids.findLast(reached) ?? ids[0];
  // The last sections never come up to the line: there the one that was asked for counts.
  return ids.find((id) => location.hash === `#${id}`) ?? ids.at(-1);
}

/** Which of the sections is being read. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [seen, setSeen] = useState<Id | undefined>(ids[0]);
  const wanted = ids.join(' ');
  useEffect(() => {
    const look = (): void => setSeen(sectionInView(wanted.split(' ') as Id[]));
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [wanted]);
  return seen;
}

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
