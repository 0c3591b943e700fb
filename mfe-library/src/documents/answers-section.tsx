import type { OwnSubTask, Paged } from '@passerelle/shared/contract';
import { Box, Card, LoadedArea, Section, Typography, type LoadedState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { roomForRows, RowsSkeleton } from './rows-skeleton';

interface Props {
  title: ReactNode;
  state: LoadedState<Paged<OwnSubTask>>;
  /** The title of the failure message. */
  failure: ReactNode;
  failureText: ReactNode;
  /** Shown when there is none. */
  empty: ReactNode;
  /** The rows of one step. */
  children: (step: OwnSubTask) => ReactNode;
}

/** A section of answered steps, which loads and fails independently of the others. */
export function AnswersSection({ title, state, failure, failureText, empty, children }: Props): ReactNode {
  return (
    <Section title={title}>
      <LoadedArea
        state={state}
        failure={failure}
        failureText={failureText}
        skeleton={<RowsSkeleton rows={1} />}
        sx={roomForRows(1)}
      >
        {({ items }) =>
          items.length === 0 ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {empty}
              </Typography>
            </Card>
          ) : (
            <Box component="ul" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
              {items.map(children)}
            </Box>
          )
        }
      </LoadedArea>
    </Section>
  );
}
