import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  /** Id of the content. */
  controls: string;
  onToggle: () => void;
  children: ReactNode;
}

/** Heading of a row, which opens and closes it. */
export const RowToggle = ({ isOpen, controls, onToggle, children }: Props): ReactNode => (
  <Typography component="h3" variant="h4">
    <Button
      variant="text"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      startIcon={isOpen ? <ExpandLessRounded /> : <ExpandMoreRounded />}
      onClick={onToggle}
      sx={{ color: 'text.primary', textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      {children}
    </Button>
  </Typography>
);
