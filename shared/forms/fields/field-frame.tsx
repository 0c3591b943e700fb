import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import { ContentText } from '@passerelle/shared/ui';
import { FieldFault } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

import type { FieldLabels, FieldMarks } from './field-marks';

interface Props {
  settings: FieldLabels;
  field: FieldMarks;
  children: ReactNode;
  /** Several controls under one question; `radios` bring their own group, which the label names by its id. */
  group?: 'fieldset' | 'radios';
}

function LabelText({ label, language, optional }: FieldLabels): ReactNode {
  const text = <ContentText language={language}>{label}</ContentText>;
  if (!optional) return text;
  return (
    <>
      {text}{' '}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        <Trans>(facultatif)</Trans>
      </Box>
    </>
  );
}

/** The label above, the control, and below it the help text and the error. */
export function FieldFrame({ settings: { help, ...settings }, field, children, group }: Props): ReactNode {
  const { id, labelId, helpId, faultId, fault } = field;
  return (
    <FormControl error={fault !== undefined} {...(group === 'fieldset' && { component: 'fieldset' })}>
      {group ? (
        <FormLabel id={labelId} component={group === 'fieldset' ? 'legend' : 'span'} sx={{ p: 0, mb: '6px' }}>
          <LabelText {...settings} />
        </FormLabel>
      ) : (
        <InputLabel id={labelId} htmlFor={id}>
          <LabelText {...settings} />
        </InputLabel>
      )}
      {children}
      {help && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      <FieldFault id={faultId} fault={fault} />
    </FormControl>
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
