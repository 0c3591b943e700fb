import { useEffect, useRef, useState } from 'react';

import { now } from '@passerelle/shared/i18n';

/** A value that follows another at most once in a while: at once after a pause, and its last state in the end. */
export function useThrottled<T>(value: T, delay: number): T {
  const [followed, setFollowed] = useState(value);
  const followedAt = useRef(0);
  useEffect(() => {
    if (Object.is(value, followed)) return undefined;
    const follow = (): void => {
      followedAt.current = now().getTime();
      setFollowed(value);
    };
    const wait = followedAt.current + delay - now().getTime();
    if (wait <= 0) {
      follow();
      return undefined;
    }
    const timer = setTimeout(follow, wait);
    return () => clearTimeout(timer);
  }, [value, followed, delay]);
  return followed;
}
