import { Trans, useLingui } from '@lingui/react/macro';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { ContentItem } from '@passerelle/shared/contract';
import { ActionButton, Box, Button, NewTabLink, Typography } from '@passerelle/shared/ui';
import { ViewSwitch } from '@passerelle/shared/ui/data';
import { Dialog as MuiDialog } from '@passerelle/shared/ui/mui/overlays';
import { type ReactNode, useId, useState } from 'react';

import { useAfterSave } from '../autosave/use-after-save';
import { PreviewDialog } from './preview-dialog';

type Width = 'phone' | 'wide';
const PHONE_WIDTH = 390;

interface PreviewFrameProps {
  address: string;
  onClose: () => void;
}

/** The product’s own page, at the width of a phone or of the window. */
function PreviewFrame({ address, onClose }: PreviewFrameProps): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const [width, setWidth] = useState<Width>('phone');
  return (
    <MuiDialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px 16px',
          padding: '8px 16px',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography id={id} component="h2" variant="h6" sx={{ flex: 1 }}>
          <Trans>Aperçu</Trans>
        </Typography>
        <ViewSwitch
          small
          label={t`Largeur`}
          value={width}
          options={[
            { value: 'phone', label: t`Téléphone` },
            { value: 'wide', label: t`Large` },
          ]}
          onChange={setWidth}
        />
        <NewTabLink href={address}>
          <Trans>Ouvrir dans un onglet</Trans>
        </NewTabLink>
        <Button variant="neutral" onClick={onClose} sx={{ minHeight: 44 }}>
          <Trans>Fermer</Trans>
        </Button>
      </Box>
      <Box sx={{ flex: 1, display: 'flex', justifyContent: 'center', backgroundColor: 'background.default' }}>
        <Box
          component="iframe"
          title={t`Page du participant`}
          src={address}
          sx={{
            width: width === 'phone' ? PHONE_WIDTH : '100%',
            maxWidth: '100%',
            height: '100%',
            border: 0,
            backgroundColor: 'background.paper',
          }}
        />
      </Box>
    </MuiDialog>
  );
}

interface Props {
  item: ContentItem;
  /** Saves immediately, since the preview shows the version on the server. */
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
