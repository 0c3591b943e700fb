import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  fault: ReactNode;
  /** Read out when it comes, where no summary of the form says it. */
  isAnnounced?: boolean;
}

/** The error of a field, under it. */
export function FieldFault({ id, fault, isAnnounced = false }: Props): ReactNode {
  if (!fault && !isAnnounced) return null;
  return (
    <FormHelperText id={id} component="div" error {...(isAnnounced && { role: 'alert' })}>
      {fault && (
        <>
          <ErrorOutlineRounded aria-hidden />
          <span>{fault}</span>
        </>
      )}
    </FormHelperText>
  );
}
