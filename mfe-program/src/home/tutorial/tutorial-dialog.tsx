import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { breakpoints, from, phone } from '@passerelle/shared/theme';
import { Box, Button, IconButton, type SxProps, type Theme, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { ProgressBar } from '@passerelle/shared/ui/data';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@passerelle/shared/ui/mui/overlays';
import { type ReactNode, useId, useRef, useState } from 'react';

import { TutorialPicture } from './tutorial-picture';
import { tutorialSteps } from './tutorial-steps';
import { type Anchor, useAnchor } from './use-anchor';

interface Props {
  open: boolean;
  /** Called when the tour is finished, skipped or closed. */
  onClose: () => void;
}

const total = tutorialSteps.length;

/** Side by side; on a phone full width, with « Passer la visite » below. */
const buttons = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', md: 'row' },
  alignItems: { xs: 'stretch', md: 'center' },
  gap: '10px',
  '& > div > *': { flex: { xs: 1, md: 'none' } },
  '& > div': { width: { xs: '100%', md: 'auto' } },
} as const;

/** Frame around the explained element; the rest of the page is dimmed. */
const frameOf = (anchor: Anchor | null): SxProps<Theme> =>
  anchor && {
    inset: 'auto',
    ...anchor.frame,
    borderRadius: '16px',
    backgroundColor: 'transparent',
    boxShadow: '0 0 0 200vmax rgb(35 31 42 / .5)',
    outline: '3px solid',
    outlineColor: ({ vars }: Theme) => vars.palette.brand.edge,
  };

/** Wide: beside the frame. On a phone, the sheet that every dialog is, at whichever end leaves the frame in sight. */
const cardOf = (anchor: Anchor | null): SxProps<Theme> =>
  anchor && {
    [from(breakpoints.md)]: { position: 'fixed', m: 0, ...anchor.card },
    ...(anchor.isLow && { [phone]: { position: 'fixed', top: 0, borderRadius: '0 0 22px 22px' } }),
  };

/** Tour of the product: each view is beside the element it explains, and is announced without moving the focus. */
export function TutorialDialog({ open, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const step = tutorialSteps[index] ?? tutorialSteps[0];
  const place = index + 1;
  const isFirst = index === 0;
  const isLast = place === total;

  const back = (): void => {
    setIndex(index - 1);
    // The first view has no back button, so the focus moves before that button disappears.
    if (index === 1) next.current?.focus();
  };
  const close = (): void => {
    onClose();
    setIndex(0);
  };
  const anchor = useAnchor(step.anchors, open);
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={id}
      slotProps={{ backdrop: { sx: frameOf(anchor) }, paper: { sx: cardOf(anchor) } }}
    >
      {!anchor && <TutorialPicture drawing={step.drawing} progress={index / (total - 1)} />}
      <DialogTitle id={id} sx={{ pb: '4px' }}>
        {step.title}
      </DialogTitle>
      <IconButton
        aria-label={t`Fermer`}
        onClick={close}
        sx={{ position: 'absolute', insetBlockStart: 14, insetInlineEnd: 14 }}
      >
        <CloseRounded />
      </IconButton>
      <DialogContent>
        <Box aria-live="polite" aria-atomic="true">
          <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
            {t`Étape ${place} sur ${total}`}
          </Typography>
          <ProgressBar total={total} done={index} current={place} height={8} sx={{ maxWidth: 280, my: '10px' }} />
          <VisuallyHidden component="p">{step.title}</VisuallyHidden>
          <Typography component="p" sx={{ minHeight: { xs: 96, md: 72 }, color: 'text.secondary' }}>
            {step.text}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions sx={{ pt: '16px' }}>
        <Box sx={buttons}>
          {!isLast && (
            <Button onClick={close}>
              <Trans>Passer la visite</Trans>
            </Button>
          )}
          <Box sx={{ display: 'flex', gap: '10px', marginInlineStart: 'auto' }}>
            {!isFirst && (
              <Button variant="neutral" onClick={back}>
                <Trans>Précédent</Trans>
              </Button>
            )}
            <Button ref={next} variant="contained" onClick={isLast ? close : () => setIndex(index + 1)}>
              {isLast ? <Trans>Commencer</Trans> : <Trans>Suivant</Trans>}
            </Button>
          </Box>
        </Box>
      </DialogActions>
    </Dialog>
  );
}
