import { useEffect, useState } from 'react';

/** A quick answer should not flash a skeleton; a skeleton that is shown should be seen. */
const SHOWN_AFTER = 150;
const SHOWN_FOR = 300;

export type LoadingPhase = 'quiet' | 'skeleton' | 'done';

/** What to show of something that loads: nothing at first, then its shape, then itself. */
export function useSteadyLoading(loading: boolean): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase | 'seen'>(loading ? 'quiet' : 'done');

  useEffect(() => {
    if (phase !== 'quiet' && phase !== 'skeleton') return undefined;
    const timer =
      phase === 'quiet'
        ? setTimeout(() => setPhase('skeleton'), SHOWN_AFTER)
        : setTimeout(() => setPhase('seen'), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [phase]);

  if (loading && phase === 'done') setPhase('quiet');
  if (!loading && (phase === 'quiet' || phase === 'seen')) setPhase('done');
  return phase === 'seen' ? 'skeleton' : phase;
}
