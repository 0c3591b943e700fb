import type { OwnSubTask, Paged } from '@passerelle/shared/contract';
import { Box, Card, LoadedArea, Section, SkeletonCard, Typography, type LoadedState } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  state: LoadedState<Paged<OwnSubTask>>;
  /** The title of the failure message. */
  failure: ReactNode;
  failureText: ReactNode;
  /** Shown when there is none. */
  empty: ReactNode;
  /** Filters the steps; all of them by default. */
  shows?: (step: OwnSubTask) => boolean;
  /** The rows of one step. */
  children: (step: OwnSubTask) => ReactNode;
}

const showAll = (): boolean => true;

/** A section of answered steps, which loads and fails independently of the others. */
export function AnswersSection({
  title,
  state,
  failure,
  failureText,
  empty,
  shows = showAll,
  children,
}: Props): ReactNode {
  return (
    <Section title={title}>
      <LoadedArea state={state} failure={failure} failureText={failureText} skeleton={<SkeletonCard lines={2} />}>
        {({ items }) =>
          !items.some(shows) ? (
            <Card padding="small">
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {empty}
              </Typography>
            </Card>
          ) : (
            <Box component="ul" sx={{ display: 'grid', gap: '12px', m: 0, p: 0, listStyle: 'none' }}>
              {items.filter(shows).map(children)}
            </Box>
          )
        }
      </LoadedArea>
    </Section>
  );
}
