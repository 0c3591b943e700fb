import CheckRounded from '@mui/icons-material/CheckRounded';
import { Box, Card, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { stepAnchor } from './step-anchor';
import type { StepProps } from './step-props';
import { rail, stepCard } from './step-style';
import { StepName } from './step-name';
import { StepState } from './step-state';
import { StepWork } from './step-work';

interface Props extends StepProps {
  /** Its place among the steps, from one. */
  number: number;
}

/** One step: its number or its tick on the rail, what it asks, where it stands, and what can be done with it. */
export function StepItem({ number, ...props }: Props): ReactNode {
  const { step, look, state } = props;
  return (
    <Box component="li" id={stepAnchor(step.id)} sx={rail(look)}>
      <span className="number" aria-hidden>
        {look === 'done' ? <CheckRounded /> : number}
      </span>
      <Card sx={stepCard(look)}>
        <Box className="title">
          <Typography component="h3" variant="h4">
            <StepName step={step} />
          </Typography>
          <StepState step={step} isFuture={state === 'future'} />
        </Box>
        {step.description && <RichText html={step.description} sx={{ mt: '12px', color: 'text.secondary' }} />}
        <StepWork {...props} />
      </Card>
    </Box>
  );
}
