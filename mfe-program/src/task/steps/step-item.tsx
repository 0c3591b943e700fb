import { Trans } from '@lingui/react/macro';
import CheckRounded from '@mui/icons-material/CheckRounded';
import type { SubTask, SubTaskType } from '@passerelle/shared/contract';
import { Box, Card, RichText, type SxProps, type Theme, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { stepAnchor, type StepLook, type StepProps } from './step';
import { StepState } from './step-state';
import { StepWork } from './step-work';

/** Wide: a circle beside the card, joined to the next by a line. On a phone the number moves into the card. */
export const rail = (look: StepLook): SxProps<Theme> => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '44px minmax(0, 1fr)' },
  gap: '0 18px',
  pb: { xs: '14px', md: '20px' },
  // Shapes the focus outline when the page scrolls to the step after an answer.
  borderRadius: { xs: '16px', md: '18px' },
  '&::before': {
    content: '""',
    display: { xs: 'none', md: 'block' },
    position: 'absolute',
    insetInlineStart: '20.5px',
    insetBlock: '44px 0',
    width: 3,
    borderRadius: '2px',
    backgroundColor: look === 'done' ? 'status.success.fill' : 'neutral.plank',
  },
  '&:last-child::before': { display: 'none' },
  '& > .number': {
    position: { xs: 'absolute', md: 'static' },
    insetInlineStart: 16,
    insetBlockStart: 17,
    display: 'grid',
    placeItems: 'center',
    width: { xs: 34, md: 44 },
    height: { xs: 34, md: 44 },
    border: '2.5px solid',
    borderRadius: '50%',
    typography: 'h4',
    fontSize: { xs: '0.9375rem', md: '1.0625rem' },
    color: 'text.secondary',
    borderColor: 'neutral.lineSoft',
    backgroundColor: 'background.paper',
    '& svg': { fontSize: 20 },
    ...(look === 'next' && { color: 'brand.text', borderColor: 'brand.edge' }),
    ...(look === 'done' && {
      color: 'common.white',
      borderColor: 'status.success.fill',
      backgroundColor: 'status.success.fill',
    }),
  },
});

export const stepCard = (look: StepLook): SxProps<Theme> => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  p: { xs: '18px 16px', md: '20px 24px' },
  ...(look === 'next' && { borderColor: 'brand.300', boxShadow: ({ vars }) => `0 0 0 3px ${vars.palette.brand[100]}` }),
  '& > .title': { minHeight: { xs: 34, md: 0 }, paddingInlineStart: { xs: '46px', md: 0 } },
});

interface Props extends StepProps {
  /** Position among the steps, from one. */
  number: number;
}

/** One step: number or tick on the rail, title, state, description and controls. */
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

const names: Record<SubTaskType, ReactNode> = {
  text: <Trans>Lire la consigne</Trans>,
  document: <Trans>Consulter le document</Trans>,
  link: <Trans>Consulter la page</Trans>,
  action: <Trans>Passer à l’action</Trans>,
  upload: <Trans>Joindre un fichier</Trans>,
  survey: <Trans>Répondre au questionnaire</Trans>,
};

/** The title of a step, or that of its survey or document, or a name by type. */
export const StepName = ({ step }: { step: SubTask }): ReactNode =>
  step.title ?? step.surveys[0]?.title ?? step.libraryDocument?.name ?? names[step.type];
