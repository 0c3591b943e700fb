import { useEffect, useRef } from 'react';

/** Calls once the time is over; while paused, the time that is left is kept. */
export function useCountdown(milliseconds: number | null, paused: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left.current === null || paused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [paused]);
}
