import type { OwnSubTask } from '@passerelle/shared/contract';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Card, Link, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { StepFacts } from './step-facts';

interface Props {
  file: OwnSubTask['userSubTask']['documents'][number];
  step: OwnSubTask;
}

/** A file that was handed in, which its owner can open and save again. */
export function SentFile({ file, step }: Props): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <Card component="li" padding="small" sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="h4">
        <Link
          component={RouteLink}
          to={routeTo('libraryDocument', { documentId: file.id })}
          state={{ from: `${pathname}${search}`, download: true }}
          color="inherit"
          underline="hover"
        >
          {file.name}
        </Link>
      </Typography>
      <StepFacts step={step} />
    </Card>
  );
}
