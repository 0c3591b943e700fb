import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';

import { Card } from '../surfaces/card';
import { isFirstPaint } from './first-paint';
import Skeleton from '@mui/material/Skeleton';

/** The shape of what comes, after a moment in which it may have come already. For a Suspense fallback. */
export function DelayedSkeleton({ children, after = 150 }: { children: ReactNode; after?: number }): ReactNode {
  const [shown, setShown] = useState(() => after === 0 || isFirstPaint());
  useEffect(() => {
    if (shown) return undefined;
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [after, shown]);
  return <Box aria-busy>{shown && children}</Box>;
}

/** The shape of a card or of a row: a picture, a title, a line. */
export function SkeletonCard({ lines = 1 }: { lines?: number }): ReactNode {
  return (
    <Card>
      <Box sx={{ display: 'flex', gap: '14px' }}>
        <Skeleton variant="circular" width={46} height={46} sx={{ flex: 'none' }} />
        <Box sx={{ flex: 1, display: 'grid', gap: '9px', alignContent: 'center' }}>
          <Skeleton variant="rounded" width="48%" height={16} />
          {Array.from({ length: lines }, (_, index) => index).map((line) => (
            <Skeleton key={line} variant="rounded" width={`${70 - line * 12}%`} height={13} />
          ))}
        </Box>
      </Box>
    </Card>
  );
}
