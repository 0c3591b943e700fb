import type { Appointment } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { Box } from '@passerelle/shared/ui';
import { useKeptFocus } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useActionDialogs } from '../action-parts/use-action-dialogs';
import { ActionBanner } from './action-banner';
import { ActionHead } from './action-head';
import { ActionFacts } from './facts/action-facts';
import { PreviousInterviews } from './interviews/previous-interviews';
import { Notes } from './notes/notes';
import { Outcome } from './outcome/outcome';
import { Recommended } from './recommended/recommended';
import { Report } from './report/report';

interface Props {
  action: Appointment;
  /** Where the person came from. */
  from: string | undefined;
}

export function ActionContent({ action, from }: Props): ReactNode {
  const go = useGo();
  const { ask, dialogs } = useActionDialogs(() => go(from ?? routeTo('networkingActions'), { replace: true }));
  const isInterview = action.actionType === 'jobInterview';
  return (
    // Cancelling takes away the menu that it was asked from.
    <Box component="div" {...useKeptFocus()} sx={{ outline: 'none' }}>
      <ActionHead action={action} from={from} ask={ask} />
      <ActionBanner action={action} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: '392px minmax(0, 1fr)' },
          gap: { xs: '28px', xl: '36px' },
          alignItems: 'start',
        }}
      >
        <ActionFacts action={action} />
        <Box sx={{ display: 'grid', gap: { xs: '28px', md: '36px' }, minWidth: 0 }}>
          {isInterview && <Outcome action={action} />}
          <Report action={action} />
          {!isInterview && <Recommended action={action} />}
          {isInterview && <PreviousInterviews action={action} />}
          <Notes action={action} />
        </Box>
      </Box>
      {dialogs}
    </Box>
  );
}
