import { Trans } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import type { SubTask } from '@passerelle/shared/contract';
import { Box, Button, Typography } from '@passerelle/shared/ui';
import { useId, useRef, type ReactNode, type RefObject } from 'react';

import { OnlyYours } from '../components/only-yours';

/** Prints one part of the page: the theme's print styles leave out the rest while it is marked. */
function usePrint(): { part: RefObject<HTMLDivElement | null>; printPart: () => void } {
  const part = useRef<HTMLDivElement>(null);
  const printPart = (): void => {
    part.current?.setAttribute('data-print', 'only');
    // Some browsers print only after `print` has returned.
    addEventListener('afterprint', () => part.current?.removeAttribute('data-print'), { once: true });
    print();
  };
  return { part, printPart };
}

interface FrameProps {
  step: SubTask;
  title: ReactNode;
  /** One sentence that helps to read them. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Results under their title, with a print button, and who else reads them. */
export function ResultsFrame({ step, title, intro, children }: FrameProps): ReactNode {
  const { part, printPart } = usePrint();
  return (
    <Box ref={part} sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '10px 20px' }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography component="h4" variant="h3">
            {title}
          </Typography>
          {intro && <Typography sx={{ mt: '4px', maxWidth: '62ch', color: 'text.secondary' }}>{intro}</Typography>}
        </Box>
        <Button variant="neutral" size="small" startIcon={<PrintRounded />} onClick={printPart}>
          <Trans>Imprimer</Trans>
        </Button>
      </Box>
      {children}
      <OnlyYours step={step} />
    </Box>
  );
}

interface PartProps {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of results, one heading level below their title. */
export function Part({ title, action, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mb: '12px' }}>
        <Typography id={id} component="h5" variant="h4" sx={{ marginInlineEnd: 'auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
