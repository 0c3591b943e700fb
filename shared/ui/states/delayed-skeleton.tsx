import Box from '@mui/material/Box';
import { useEffect, useState, type ReactNode } from 'react';

/** The shape of what comes, after a moment in which it may have come already. For a Suspense fallback. */
export function DelayedSkeleton({ children, after = 150 }: { children: ReactNode; after?: number }): ReactNode {
  const [shown, setShown] = useState(after === 0);
  useEffect(() => {
    if (after === 0) return undefined;
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return <Box aria-busy>{shown && children}</Box>;
}
