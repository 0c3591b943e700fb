import { Box, Typography } from '@passerelle/shared/ui';
import { Steps } from '@passerelle/shared/ui/data';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { FullScreenHead } from './full-screen-head';
import { useReturnPlace } from './wizard-context';

/** Width of the column, shared with the foot. */
export const columnWidth = { maxWidth: 612 + 32, mx: 'auto', px: '16px' } as const;

interface Props {
  /** Of the wizard. */
  name: ReactNode;
  stepNames: readonly string[];
  /** Of the step, counted from zero. */
  place: number;
  title: ReactNode;
  /** A form that shows what was refused takes it instead. */
  takesFocus: boolean;
  children: ReactNode;
}

/** Head, progress and heading of a step. The foot is the step's own: it sends what the step asks for. */
export function WizardFrame({ name, stepNames, place, title, takesFocus, children }: Props): ReactNode {
  const { returnTo } = useReturnPlace();
  const progress = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPlace = useRef(place);
  useEffect(() => {
    const hasMoved = lastPlace.current !== place;
    lastPlace.current = place;
    // The shell focuses the page's main element when the address changes: the heading comes after that.
    if (hasMoved && takesFocus) queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
  }, [place, takesFocus]);
  return (
    <>
      <FullScreenHead name={name} returnTo={returnTo} />
      <Box
        sx={{
          ...columnWidth,
          pt: { xs: '28px', md: '44px' },
          pb: '160px',
          '@media (max-height: 480px)': { pb: '28px' },
        }}
      >
        <div id={progress}>
          <Steps names={stepNames} current={place + 1} />
        </div>
        <Typography
          ref={heading}
          component="h1"
          variant="h1"
          tabIndex={-1}
          aria-describedby={progress}
          sx={{ mt: '36px', mb: '24px', outline: 'none' }}
        >
          {title}
        </Typography>
        {children}
      </Box>
    </>
  );
}
