import { useLingui } from '@lingui/react/macro';
import { Box, shortWindow } from '@passerelle/shared/ui';
import { useChosenInSight } from '@passerelle/shared/ui/data';
import { type ReactNode, useEffect, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

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

/** Id of the section in view. */
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

/** Height of the row of sections on narrow screens, where it is sticky. */
export const SECTION_ROW_HEIGHT = 56;

/** The list of sections: beside them on wide screens, below that a row which slides, and stays under the header. */
export function SectionNav({ sections }: { sections: readonly AccountSectionEntry[] }): ReactNode {
  const { t } = useLingui();
  const seen = useSectionInView(sections.map(({ id }) => id));
  const row = useChosenInSight(seen ?? '');
  return (
    <Box
      component="nav"
      aria-label={t`Sections du compte`}
      ref={row}
      sx={{
        position: 'sticky',
        insetBlockStart: { xs: 'var(--top-inset, 0px)', xl: 'calc(var(--top-inset, 0px) + 24px)' },
        zIndex: 2,
        overflowX: { xs: 'auto', xl: 'visible' },
        scrollbarWidth: 'none',
        // From edge to edge, so that it is seen to go on.
        marginInline: { xs: '-16px', lg: '-32px', xl: 0 },
        paddingInline: { xs: '16px', lg: '32px', xl: 0 },
        backgroundColor: 'background.default',
        [shortWindow]: { position: { xs: 'static', xl: 'sticky' } },
      }}
    >
      <Box
        component="ul"
        sx={({ vars: { palette } }) => ({
          display: { xs: 'flex', xl: 'grid' },
          gap: { xs: '8px', xl: '2px' },
          width: { xs: 'max-content', xl: 'auto' },
          m: 0,
          p: { xs: '6px 0', xl: 0 },
          listStyle: 'none',
          '& a': {
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: '14px',
            borderRadius: '10px',
            border: { xs: `1.5px solid ${palette.neutral.lineSoft}`, xl: 0 },
            borderInlineStart: { xl: '4px solid transparent' },
            backgroundColor: { xs: palette.neutral.surface, xl: 'transparent' },
            whiteSpace: 'nowrap',
            fontSize: '0.90625rem',
            color: 'text.primary',
            textDecoration: 'none',
          },
          '& a:hover': { backgroundColor: palette.neutral.sunken },
          '& a[aria-current]': {
            borderColor: palette.brand.edge,
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
