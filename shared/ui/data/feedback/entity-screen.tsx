import { useState, type ReactNode } from 'react';
import { AreaFailure, DelayedSkeleton } from '@passerelle/shared/ui';

/** State of a thing requested by its id: the state of a call fits. */
export interface EntityState<T> {
  data: T | undefined;
  error: { status: number } | undefined;
  failedAt: number | undefined;
  isUpdating: boolean;
  retry: () => void;
}

interface Props<T> {
  state: EntityState<T>;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** Deleted, never there, or not this person's. Absent: there is always one. */
  notFound?: ReactNode;
  /** Not for this person's role or programme. Absent: it fails like any other call. */
  forbidden?: ReactNode;
  /** Failure title: « Ce contact ne répond pas ». */
  failure: ReactNode;
  /** Names the saved data and the features that still work. */
  failureText: ReactNode;
  /** Of the heading of a failure: 2 where the screen keeps a title of its own above. */
  level?: 1 | 2;
  /** Shows nothing of an older answer, not even for a moment: for a form that starts from it. */
  fresh?: boolean | undefined;
  children: (entity: T) => ReactNode;
}

/** One thing as the whole of a screen: on its way, not there, not allowed, not answering, or shown. */
export function EntityScreen<T>({ state, fresh = false, level = 1, ...props }: Props<T>): ReactNode {
  const { data, error, failedAt, isUpdating, retry } = state;
  const [isFresh, setFresh] = useState(!fresh);
  if (!isFresh && data !== undefined && !isUpdating) setFresh(true);
  // A thing deleted or closed elsewhere is hidden even when an older answer is cached. An address that is not
  // even that of such a thing is refused as invalid.
  if ((error?.status === 404 || error?.status === 400) && props.notFound !== undefined) return props.notFound;
  if (error?.status === 403 && props.forbidden !== undefined) return props.forbidden;
  if (isFresh && data !== undefined) return props.children(data);
  if (error === undefined || data !== undefined) return <DelayedSkeleton>{props.skeleton}</DelayedSkeleton>;
  return (
    <AreaFailure level={level} title={props.failure} onRetry={retry} failedAt={failedAt}>
      {props.failureText}
    </AreaFailure>
  );
}
