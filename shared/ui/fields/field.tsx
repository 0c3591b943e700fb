import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import type { ReactNode } from 'react';

import { addSheet, fieldStyles } from '@passerelle/shared/theme';
import { piece, Piece } from '../kit/piece';

addSheet(fieldStyles);

/** A control with its label above, help and fault below; a `fieldset` where several controls are one question. */
export const Field = piece<object, 'div'>(({ component = 'div', ...rest }) => (
  <Piece component={component} className="kit-field" {...rest} />
));

/** A `legend` or a `span` where there is no one control that it could be the label of. */
export const FieldLabel = piece<object, 'label'>(({ component = 'label', ...rest }) => (
  <Piece component={component} className="kit-field-label" {...rest} />
));

/** Help, under the control. */
export const FieldNote = ({ id, children }: { id: string; children: ReactNode }): ReactNode => (
  <div id={id} className="kit-field-note">
    {children}
  </div>
);

interface FaultProps {
  id: string;
  fault: ReactNode;
  /** Read out when it comes, where no summary of the form says it. */
  isAnnounced?: boolean;
}

/** What is wrong, with a mark for who does not see its colour. */
export function FieldFault({ id, fault, isAnnounced = false }: FaultProps): ReactNode {
  if (!fault && !isAnnounced) return null;
  return (
    <div id={id} {...(isAnnounced && { role: 'alert' })} className="kit-field-note kit-field-fault">
      {fault && (
        <>
          <ErrorOutlineRounded aria-hidden />
          <span>{fault}</span>
        </>
      )}
    </div>
  );
}
