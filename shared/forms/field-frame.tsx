import { Box } from '@passerelle/shared/ui';
import { Trans } from '@lingui/react/macro';
import { Field, FieldFault, FieldLabel, FieldNote } from '@passerelle/shared/ui/fields';
import type { ReactNode } from 'react';

import type { FieldLabels, FieldMarks } from './field-marks';

interface Props {
  settings: FieldLabels;
  field: FieldMarks;
  children: ReactNode;
  /** Several controls under one question; `radios` bring their own group, which the label names by its id. */
  group?: 'fieldset' | 'radios';
}

function LabelText({ label, optional }: FieldLabels): ReactNode {
  if (!optional) return label;
  return (
    <>
      {label}{' '}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        <Trans>(facultatif)</Trans>
      </Box>
    </>
  );
}

/** The label above, the control, and under it the help and what is wrong. */
export function FieldFrame({ settings: { label, optional, help }, field, children, group }: Props): ReactNode {
  const { id, labelId, helpId, faultId, fault } = field;
  return (
    <Field {...(group === 'fieldset' && { component: 'fieldset' })}>
      {group ? (
        <FieldLabel id={labelId} component={group === 'fieldset' ? 'legend' : 'span'}>
          <LabelText label={label} optional={optional} />
        </FieldLabel>
      ) : (
        <FieldLabel htmlFor={id}>
          <LabelText label={label} optional={optional} />
        </FieldLabel>
      )}
      {children}
      {help && <FieldNote id={helpId}>{help}</FieldNote>}
      <FieldFault id={faultId} fault={fault} />
    </Field>
  );
}

/** Short fields stand beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }): ReactNode => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
      gap: '20px',
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);

/** A field that needs the whole line. */
export const WideField = ({ children }: { children: ReactNode }): ReactNode => (
  <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>
);
