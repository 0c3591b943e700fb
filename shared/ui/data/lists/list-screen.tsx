import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box, useSteadyLoading, VisuallyHidden } from '@passerelle/shared/ui';

import { ResultCount } from './result-count';
import { useFocusFallback } from '../navigation/use-focus-fallback';

export interface ListScreenProps {
  header: ReactNode;
  /** Notice above the list: a `RestoredSearchNotice`. */
  notice?: ReactNode;
  tabs?: ReactNode;
  search?: ReactNode;
  filters?: ReactNode;
  sort?: ReactNode;
  /** « 24 contacts »; read out when it changes. Null keeps its place until it is known. */
  count?: ReactNode;
  /** The title shows how many there are. */
  isCountInTitle?: boolean;
  /** Asking for the first time: what was there before stays while a filter changes. */
  loading: boolean;
  /** In place of the content: an `AreaFailure`. */
  failure?: ReactNode;
  /** In place of the content, when there is nothing yet: an `EmptyState`. */
  empty?: ReactNode;
  /** In place of the content, when nothing matches: a `NoResult`. */
  noResult?: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
  pager?: ReactNode;
}

/** Screen of a list: its title, its tools, one of its states, its pages. */
export function ListScreen(props: ListScreenProps): ReactNode {
  const { header, tabs, search, filters, sort, count, loading, pager } = props;
  const { t } = useLingui();
  const focusFallback = useFocusFallback();
  const phase = useSteadyLoading(loading && !props.failure);
  const busy = phase !== 'done';
  // A list that has nothing yet needs no tools to look through it.
  const tools = !props.empty && (search || filters || sort || count !== undefined);
  return (
    <>
      {header}
      {props.notice}
      {!props.empty && tabs}
      {tools && (
        <Box data-print="no" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', mb: '20px' }}>
          {search}
          {filters}
          {count !== undefined && (
            <ResultCount isInTitle={props.isCountInTitle}>{busy || props.failure ? null : count}</ResultCount>
          )}
          {sort}
        </Box>
      )}
      <Box
        {...focusFallback}
        component="section"
        aria-label={t`Liste`}
        aria-busy={busy}
        // While it waits, what stands below is out of view: it would jump there when the rows come.
        sx={{ minHeight: busy ? '100vh' : 240, '&:focus': { outline: 'none' } }}
      >
        {phase === 'skeleton' && <VisuallyHidden component="output">{t`Chargement…`}</VisuallyHidden>}
        {busy ? phase === 'skeleton' && props.skeleton : <Content {...props} />}
      </Box>
      {!busy && !props.failure && !props.empty && !props.noResult && pager}
    </>
  );
}

const Content = ({ failure, empty, noResult, children }: ListScreenProps): ReactNode =>
  failure || empty || noResult || children;
