import { Trans } from '@lingui/react/macro';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { ContentItem } from '@passerelle/shared/contract';
import { Button } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { PreviewDialog } from './preview-dialog';
import { PreviewFrame } from './preview-frame';

interface Props {
  item: ContentItem;
  disabled?: boolean;
}

type Step = { name: 'closed' | 'asking' } | { name: 'open'; address: string };

/** Opens the draft as a participant sees it. */
export function PreviewButton({ item, disabled = false }: Props): ReactNode {
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const close = (): void => setStep({ name: 'closed' });
  return (
    <>
      <Button
        variant="neutral"
        startIcon={<VisibilityRounded />}
        disabled={disabled}
        onClick={() => setStep({ name: 'asking' })}
      >
        <Trans>Voir comme un participant</Trans>
      </Button>
      {step.name === 'asking' && (
        <PreviewDialog item={item} onClose={close} onOpened={(address) => setStep({ name: 'open', address })} />
      )}
      {step.name === 'open' && <PreviewFrame address={step.address} onClose={close} />}
    </>
  );
}
