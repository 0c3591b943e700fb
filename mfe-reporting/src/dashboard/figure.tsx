import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Card, Skeleton, Typography, type LoadedState } from '@passerelle/shared/ui';
import { FigureCard } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { PanelContent } from './panel-content';

const LINE = 46;

/** One figure of the range, in whichever state it is. */
export function Figure({ label, state }: { label: ReactNode; state: LoadedState<number> }): ReactNode {
  const { number } = useFormats();
  if (state.data !== undefined) return <FigureCard label={label} value={number(state.data)} />;
  return (
    <Card sx={{ padding: { xs: '14px 16px', md: '20px 22px' } }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <PanelContent
        state={state}
        minHeight={LINE}
        failure={<Trans>Ce chiffre n’a pas pu être chargé.</Trans>}
        skeleton={<Skeleton variant="rounded" width={72} height={30} sx={{ my: '8px' }} />}
      >
        {number}
      </PanelContent>
    </Card>
  );
}
