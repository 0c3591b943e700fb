import { useEffect, useState } from 'react';

let last: Promise<unknown> = Promise.resolve();

/** True once those who asked before have had theirs: the drawings of a page come one after another, and it answers in between. */
export function useTurn(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    last = last.then(() => new Promise((resolve) => setTimeout(resolve))).then(() => isWanted && setOwn(true));
    return () => {
      isWanted = false;
    };
  }, []);
  return isOwn;
}
