import { Box } from '@passerelle/shared/ui';
import { Trans } from '@lingui/react/macro';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';

import { delays } from '@passerelle/shared/contract/limits';

/** Beside the button that sends: says for a moment that what the form holds is kept. */
export function SavedNotice(): ReactNode {
  const { submitting, submitSucceeded } = useFormState({ subscription: { submitting: true, submitSucceeded: true } });
  const [shown, setShown] = useState(false);
  const sent = useRef(false);
  useEffect(() => {
    if (submitting) sent.current = true;
    if (submitting || !sent.current) return undefined;
    sent.current = false;
    setShown(submitSucceeded === true);
    const timer = setTimeout(() => setShown(false), delays.savedNoticeMs);
    return () => clearTimeout(timer);
  }, [submitting, submitSucceeded]);

  return (
    <Box
      component="output"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', height: shown ? 44 : 0, color: 'success.main' }}
    >
      {shown && (
        <>
          <CheckCircleRounded aria-hidden sx={{ fontSize: 20 }} />
          <Trans>Enregistré</Trans>
        </>
      )}
    </Box>
  );
}
