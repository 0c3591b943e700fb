import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { Dialog, Planks } from '@passerelle/shared/ui/data';
import { type ReactNode, useRef, useState } from 'react';

import { TutorialPicture } from './tutorial-picture';
import { tutorialSteps } from './tutorial-steps';

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

/** The tour of the product. Each view is announced when it appears, and the focus stays where it was. */
export function TutorialDialog({ open, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
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
  return (
    <Dialog
      open={open}
      onClose={close}
      size="medium"
      title={step.title}
      picture={<TutorialPicture drawing={step.drawing} progress={index / (total - 1)} />}
      actions={
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
      }
    >
      <Box aria-live="polite" aria-atomic="true">
        <Typography component="p" variant="caption" sx={{ color: 'text.secondary' }}>
          {t`Étape ${place} sur ${total}`}
        </Typography>
        <Planks total={total} done={index} current={place} height={8} sx={{ maxWidth: 280, mx: 'auto', my: '10px' }} />
        <VisuallyHidden component="p">{step.title}</VisuallyHidden>
        <Typography component="p" sx={{ minHeight: { xs: 120, md: 72 } }}>
          {step.text}
        </Typography>
      </Box>
    </Dialog>
  );
}
