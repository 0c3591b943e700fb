import { ActionButton, Alert, FailureText, Stack, Typography } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

interface Props {
  /** What the press does, before it is done. */
  children: ReactNode;
  label: ReactNode;
  onPress: () => Promise<void>;
}

type State = { step: 'idle' | 'sending' } | { step: 'failed'; error: unknown };

/** What will happen, and the button that does it. */
export function OnePress({ children, label, onPress }: Props): ReactNode {
  const [state, setState] = useState<State>({ step: 'idle' });
  const press = async (): Promise<void> => {
    setState({ step: 'sending' });
    try {
      await onPress();
      setState({ step: 'idle' });
    } catch (error) {
      setState({ step: 'failed', error });
    }
  };
  return (
    <Stack spacing="22px">
      <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', '& p': { m: 0 } }}>
        <Stack spacing="12px">{children}</Stack>
      </Typography>
      {state.step === 'failed' && (
        <Alert severity="error" role="alert">
          <FailureText error={state.error} />
        </Alert>
      )}
      <ActionButton fullWidth busy={state.step === 'sending'} onClick={() => void press()}>
        {label}
      </ActionButton>
    </Stack>
  );
}
