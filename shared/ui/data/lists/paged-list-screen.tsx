import type { Paged } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { AreaFailure } from '@passerelle/shared/ui';

import { ListScreen, type ListScreenProps } from './list-screen';
import { Pager } from '../navigation/pager';

/** State of a requested page: the state of a call fits. */
export interface PagedAnswer<T> {
  data: Paged<T> | undefined;
  error: unknown;
  failedAt: number | undefined;
  /** `data` answers the previous query. */
  isPreviousData: boolean;
  retry: () => void;
}

interface Props<T> extends Pick<
  ListScreenProps,
  'header' | 'notice' | 'tabs' | 'search' | 'filters' | 'sort' | 'skeleton' | 'isCountInTitle'
> {
  answer: PagedAnswer<T>;
  /** True if a search or a filter is active. */
  narrowed: boolean;
  /** « 24 contacts »; where the server stopped counting there are as many or more. */
  count: (totalCount: number, isCapped: boolean) => ReactNode;
  /** Failure title: « Vos contacts ne répondent pas ». */
  failure: ReactNode;
  /** Failure text: names the parts that still work and the data that is safe. */
  failureText?: ReactNode;
  /** An `EmptyState` for a list without any row. */
  empty: ReactNode;
  /** A `NoResult` for a search without a match. */
  noResult: ReactNode;
  /** The address of another page. */
  hrefFor: (page: number) => string;
  children: (items: readonly T[]) => ReactNode;
}

/** A list that comes from the server page by page, in whichever of its states it is. */
export function PagedListScreen<T>(props: Props<T>): ReactNode {
  const { answer, narrowed, count, failure, failureText, empty, noResult, hrefFor, children, ...frame } = props;
  const { data, error, failedAt, isPreviousData, retry } = answer;
  const failed = Boolean(error) && (data === undefined || isPreviousData);
  const hasNone = data?.items.length === 0;
  // Rows were deleted, or the address is an old bookmark.
  const isBeyond = hasNone && !isPreviousData && data.totalCount > 0;
  // That nothing was found before does not say that nothing will be found now.
  const waits = data === undefined || isBeyond || (isPreviousData && hasNone);
  return (
    <>
      {isBeyond && <Navigate to={hrefFor(data.pageCount - 1)} replace />}
      <ListScreen
        {...frame}
        loading={waits && !failed}
        count={data ? count(data.totalCount, data.totalCountCapped === true) : null}
        failure={
          failed && (
            <AreaFailure title={failure} failedAt={failedAt} onRetry={retry}>
              {failureText}
            </AreaFailure>
          )
        }
        empty={hasNone && !failed && !waits && !narrowed && empty}
        noResult={hasNone && !failed && !waits && narrowed && noResult}
        pager={data && <Pager page={data.page} pageCount={data.pageCount} hrefFor={hrefFor} />}
      >
        {data && children(data.items)}
      </ListScreen>
    </>
  );
}
