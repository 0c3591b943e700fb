import { Trans, useLingui } from '@lingui/react/macro';
import {
  Box,
  FailureText,
  PanelFailure,
  useSteadyLoading,
  VisuallyHidden,
  type LoadedState,
} from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props<T> {
  state: LoadedState<T>;
  /** Message on failure; by default the default message of the specification. */
  failure?: ReactNode;
  /** True if all other panels have loaded; the failure text mentions it. */
  areOthersLoaded?: boolean;
  skeleton: ReactNode;
  /** Reserved while the panel loads, so that the panels below do not move. */
  minHeight: number;
  children: (data: T) => ReactNode;
}

/** The content of a panel, which loads, fails and retries independently of the others. */
export function PanelContent<T>({
  state,
  failure = <FailureText />,
  areOthersLoaded = false,
  skeleton,
  minHeight,
  children,
}: Props<T>): ReactNode {
  const { t } = useLingui();
  const { data, error, retry } = state;
  const failed = data === undefined && Boolean(error);
  const phase = useSteadyLoading(data === undefined && !failed);
  const busy = phase !== 'done';
  return (
    <Box aria-busy={busy} sx={{ display: 'flex', flexDirection: 'column', minHeight: { xs: 0, md: minHeight } }}>
      {phase === 'quiet' && <Box sx={{ height: minHeight }} />}
      {phase === 'skeleton' && <VisuallyHidden component="output">{t`Chargement…`}</VisuallyHidden>}
      {phase === 'skeleton' && skeleton}
      {!busy && failed && (
        <PanelFailure onRetry={retry}>
          {failure} {areOthersLoaded && <Trans>Les autres chiffres sont à jour.</Trans>}
        </PanelFailure>
      )}
      {!busy && data !== undefined && children(data)}
    </Box>
  );
}
