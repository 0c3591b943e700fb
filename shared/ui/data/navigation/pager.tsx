import { useLingui } from '@lingui/react/macro';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { Pagination, PaginationItem, useBreakpointUp } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

interface Props {
  /** Counted from zero, as on the wire; MUI counts from one. */
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

const slots = { previous: ChevronLeftRounded, next: ChevronRightRounded };

/** The pages of a list, as links. One page needs no pager. */
export function Pager({ page, pageCount, hrefFor }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  // On a phone seven tiles that a finger finds stand side by side, and no more.
  const siblingCount = useBreakpointUp('md') ? 1 : 0;
  if (pageCount < 2) return null;
  return (
    <Pagination
      aria-label={t`Pages`}
      count={pageCount}
      page={page + 1}
      siblingCount={siblingCount}
      getItemAriaLabel={(type, to) => {
        if (type === 'previous') return t`Page précédente`;
        return type === 'next' ? t`Page suivante` : t`Page ${number(to ?? 1)}`;
      }}
      renderItem={({ page: to, ...item }) => (
        <PaginationItem
          {...item}
          slots={slots}
          page={to && number(to)}
          {...(to && !item.disabled && { component: RouteLink, to: hrefFor(to - 1) })}
        />
      )}
      sx={{ mt: '28px' }}
    />
  );
}
