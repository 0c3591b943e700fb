import { Trans } from '@lingui/react/macro';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { ContentItem } from '@passerelle/shared/contract';
import { ActionButton } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { useAfterSave } from '../autosave/use-after-save';
import { PreviewDialog } from './preview-dialog';
import { PreviewFrame } from './preview-frame';

interface Props {
  item: ContentItem;
  /** Saves at once: the preview shows what the server has. */
  onSave: () => Promise<boolean>;
}

type Step = { name: 'closed' | 'asking' } | { name: 'open'; address: string };

/** Opens the draft as a participant sees it. */
export function PreviewButton({ item, onSave }: Props): ReactNode {
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const { busy, afterSave } = useAfterSave(onSave);
  const close = (): void => setStep({ name: 'closed' });
  return (
    <>
      <ActionButton
        variant="neutral"
        busy={busy}
        startIcon={<VisibilityRounded />}
        onClick={() => void afterSave(() => setStep({ name: 'asking' }))}
      >
        <Trans>Voir comme un participant</Trans>
      </ActionButton>
      {step.name === 'asking' && (
        <PreviewDialog item={item} onClose={close} onOpened={(address) => setStep({ name: 'open', address })} />
      )}
      {step.name === 'open' && <PreviewFrame address={step.address} onClose={close} />}
    </>
  );
}
