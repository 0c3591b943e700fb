import { useLingui } from '@lingui/react/macro';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';
import { Box, useBreakpointUp } from '@passerelle/shared/ui';

import { useFocusFallback } from './use-focus-fallback';

/** A page's number, counted from zero, or the pages left out between two. */
export type PageStep = number | 'gap';

interface Room {
  /** On a phone seven tiles that a finger finds stand side by side, and no more. */
  isNarrow?: boolean;
}

/** As many pages as fit on a phone without leaving any out. */
const NARROW_PAGES = 4;

/** The first, the last, and those around the current one: « 1 2 3 … 65 »; on a phone the current one alone. */
export function pageWindow(page: number, pageCount: number, room: Room = {}): PageStep[] {
  const isNarrow = room.isNarrow === true && pageCount > NARROW_PAGES;
  const first = Math.min(Math.max(page - 1, 0), Math.max(pageCount - 3, 0));
  const near = isNarrow ? [page] : [first, first + 1, first + 2];
  const shown = new Set([0, ...near, pageCount - 1].filter((one) => one >= 0 && one < pageCount));
  const pages = Array.from(shown).toSorted((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1];
    if (before === undefined || one - before === 1) return [one];
    // A gap of one page takes as much room as the page.
    return one - before === 2 && !isNarrow ? [one - 1, one] : (['gap', one] as const);
  });
}

const tile = {
  display: 'grid',
  placeItems: 'center',
  minWidth: { xs: 44, md: 40 },
  height: { xs: 44, md: 40 },
  borderRadius: '9px',
  fontSize: '0.90625rem',
  color: 'text.secondary',
  textDecoration: 'none',
  '& svg': { fontSize: 20 },
} as const;

const link = {
  ...tile,
  '&:hover': { backgroundColor: 'neutral.sunken' },
  '&[aria-current]': { color: 'brand.text', backgroundColor: 'brand.100', fontWeight: 620 },
} as const;

interface Props {
  /** Counted from zero, as on the wire. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** The pages of a list, as links. One page needs no pager. */
export function Pager({ page, pageCount, hrefFor }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  // At the last page the way to the next goes away under the finger.
  const focusFallback = useFocusFallback();
  const isNarrow = !useBreakpointUp('md');
  if (pageCount < 2) return null;
  const step = (to: number, label: string, icon: ReactNode): ReactNode =>
    to < 0 || to >= pageCount ? (
      <Box component="span" aria-hidden sx={{ ...tile, opacity: 0.35 }}>
        {icon}
      </Box>
    ) : (
      <Box component={RouteLink} to={hrefFor(to)} aria-label={label} sx={link}>
        {icon}
      </Box>
    );
  return (
    <Box
      {...focusFallback}
      component="nav"
      aria-label={t`Pages`}
      sx={{ '&:focus': { outline: 'none' }, display: 'flex', justifyContent: 'center', gap: '4px', mt: '28px' }}
    >
      {step(page - 1, t`Page précédente`, <ChevronLeftRounded className="flip" />)}
      {pageWindow(page, pageCount, { isNarrow }).map((one, index, all) =>
        one === 'gap' ? (
          <Box
            key={`after-${all[index - 1]}`}
            component="span"
            aria-hidden
            sx={{ ...tile, minWidth: 20, color: 'neutral.ink3' }}
          >
            …
          </Box>
        ) : (
          <Box
            key={one}
            component={RouteLink}
            to={hrefFor(one)}
            aria-label={t`Page ${number(one + 1)}`}
            aria-current={one === page ? 'page' : undefined}
            sx={link}
          >
            {number(one + 1)}
          </Box>
        ),
      )}
      {step(page + 1, t`Page suivante`, <ChevronRightRounded className="flip" />)}
    </Box>
  );
}
