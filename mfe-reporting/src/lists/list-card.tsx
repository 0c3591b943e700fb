import { Trans, useLingui } from '@lingui/react/macro';
import type { Paged } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, Link, type LoadedState, SkeletonCard, Typography } from '@passerelle/shared/ui';
import { useId, type ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { PanelContent } from '../panels/panel-content';

interface Head {
  title: ReactNode;
  /** The rule that selects the listed people, and the exclusions. */
  explanation: ReactNode;
}

interface CardProps<T> extends Head {
  state: LoadedState<T>;
  /** Beside the title. */
  action?: ReactNode;
  children: (data: T) => ReactNode;
  /** Reserved while it loads. */
  minHeight?: number;
}

/** One thing that is asked by itself: it loads, fails and is tried again without the others. */
export function FollowUpCard<T>({
  title,
  explanation,
  state,
  action,
  children,
  minHeight = 180,
}: CardProps<T>): ReactNode {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' }}>
        <Typography id={id} variant="h3" sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      <Typography variant="body2" sx={{ mt: '4px', mb: '10px', color: 'text.secondary' }}>
        {explanation}
      </Typography>
      <PanelContent state={state} skeleton={<SkeletonCard lines={4} />} minHeight={minHeight}>
        {children}
      </PanelContent>
    </Card>
  );
}

/** Link to the filtered users list: « Voir les 14 ». */
export function SeeAll({ count, to }: { count: number; to: string }): ReactNode {
  const { number } = useFormats();
  const total = number(count);
  return (
    <Link
      component={RouteLink}
      to={to}
      data-print="no"
      sx={{ fontWeight: 600, paddingBlock: '10px', marginBlock: '-10px' }}
    >
      {count === 1 ? <Trans>Voir la liste</Trans> : <Trans>Voir les {total}</Trans>}
    </Link>
  );
}

interface PagesProps {
  answer: Paged<unknown>;
  onPage: (page: number) => void;
}

/** Back and forth in a list that stands beside others: its page is no part of the address, and it is no landmark. */
export function Pages({ answer: { page, pageCount }, onPage }: PagesProps): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  if (pageCount < 2) return null;
  const [current, last] = [number(page + 1), number(pageCount)];
  return (
    <Box
      component="fieldset"
      aria-label={t`Pages de la liste`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: '10px',
        m: 0,
        mt: '12px',
        p: 0,
        border: 0,
      }}
    >
      <Box component="output" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Trans>
          Page {current} sur {last}
        </Trans>
      </Box>
      <Button variant="neutral" size="small" aria-disabled={page === 0} onClick={() => page > 0 && onPage(page - 1)}>
        <Trans>Précédent</Trans>
      </Button>
      <Button
        variant="neutral"
        size="small"
        aria-disabled={page + 1 >= pageCount}
        onClick={() => page + 1 < pageCount && onPage(page + 1)}
      >
        <Trans>Suivant</Trans>
      </Button>
    </Box>
  );
}

export const Rows = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);
