import { useEffect, useState } from 'react';

import type { Connection } from './look-at-server';
import { watchConnection } from './watch-connection';

/** How long it is said that all is well again. */
const SAID_FOR = 5000;

interface News {
  /** What to say; `fine`: nothing. */
  now: Connection | 'back';
  /** What it was before it came back. */
  before: Connection;
}

export function useConnection(): News {
  const [news, setNews] = useState<News>({ now: 'fine', before: 'fine' });
  useEffect(
    () =>
      watchConnection((found) =>
        setNews(({ now }) => ({ now: found === 'fine' ? 'back' : found, before: now === 'back' ? 'fine' : now })),
      ),
    [],
  );

  const isBack = news.now === 'back';
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setNews({ now: 'fine', before: 'fine' }), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isBack]);
  return news;
}
