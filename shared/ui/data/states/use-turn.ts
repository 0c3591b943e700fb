import { useEffect, useState } from 'react';

import { inTurn } from './use-near';

/** True once those who asked before have had their turn. */
export function useTurn(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    inTurn(() => isWanted && setOwn(true));
    return () => {
      isWanted = false;
    };
  }, []);
  return isOwn;
}
