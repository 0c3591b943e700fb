import { type ReactNode, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { VisuallyHidden } from '../data-display/visually-hidden';
import { AreaFailure } from './area-failure';
import { isFirstPaint } from './first-paint';

/** A quick answer should not flash a skeleton; a skeleton that is shown should be seen. */
const SKELETON_DELAY_MS = 150;
const SHOWN_FOR = 300;

export type LoadingPhase = 'quiet' | 'skeleton' | 'done';

/** The document's content has been visible for long. */
const firstPhase = () => (isFirstPaint() ? 'seen' : 'quiet');

/** Phase of a loading area: nothing at first, then its skeleton, then its content. */
export function useSteadyLoading(loading: boolean): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase | 'seen'>(() => (loading ? firstPhase() : 'done'));

  useEffect(() => {
    if (phase !== 'quiet' && phase !== 'skeleton') return undefined;
    const timer =
      phase === 'quiet'
        ? setTimeout(() => setPhase('skeleton'), SKELETON_DELAY_MS)
        : setTimeout(() => setPhase('seen'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [phase]);

  if (loading && phase === 'done') setPhase('quiet');
  if (!loading && (phase === 'quiet' || phase === 'seen')) setPhase('done');
  return phase === 'seen' ? 'skeleton' : phase;
}

/** State of a request: the state of a call fits. */
export interface LoadedState<T> {
  data: T | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

interface Props<T> {
  state: LoadedState<T>;
  /** Failure title: « Le baromètre ne répond pas ». */
  failure: ReactNode;
  /** Failure text: what still works. */
  failureText?: ReactNode;
  /** Of the failure's heading. */
  level?: 1 | 2 | 3;
  /** The shape of what comes. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
  sx?: SxProps<Theme>;
}

/** A part of a screen with answers of its own: it loads, fails and is tried again without its neighbours. */
export function LoadedArea<T>({ state, failure, failureText, level = 3, skeleton, children, sx }: Props<T>): ReactNode {
  const { t } = useLingui();
  const { data, error, retry } = state;
  const failed = data === undefined && Boolean(error);
  const phase = useSteadyLoading(data === undefined && !failed);
  const busy = phase !== 'done';
  return (
    <Box aria-busy={busy} {...(sx && { sx })}>
      {phase === 'skeleton' && <VisuallyHidden component="output">{t`Chargement…`}</VisuallyHidden>}
      {phase === 'skeleton' && skeleton}
      {!busy && failed && (
        <AreaFailure title={failure} level={level} onRetry={retry}>
          {failureText}
        </AreaFailure>
      )}
      {!busy && data !== undefined && children(data)}
    </Box>
  );
}
