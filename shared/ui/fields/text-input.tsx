import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { addSheet, fieldStyles } from '@passerelle/shared/theme';
import { Piece } from '../kit/piece';

addSheet(fieldStyles);

interface BoxProps {
  /** After it: a unit, or a button. */
  end?: ReactNode;
  /** Of the box around it. */
  sx?: SxProps<Theme>;
}

/** The box of a field, which wears its line, its ring and its fault. */
export const InputBox = ({ end, sx, children }: BoxProps & { children: ReactNode }): ReactNode => (
  <Piece component="span" className="kit-input" {...(sx && { sx })}>
    {children}
    {end && <span className="kit-input-end">{end}</span>}
  </Piece>
);

/** A line that is typed into. All but the look of its box is for the browser's own control. */
export const TextInput = ({
  end,
  sx,
  ...control
}: BoxProps & Omit<ComponentPropsWithRef<'input'>, keyof BoxProps | 'className'>): ReactNode => (
  <InputBox end={end} {...(sx && { sx })}>
    <input {...control} className="kit-control" />
  </InputBox>
);

/** Several lines. The browser's own handle makes it taller. */
export const TextArea = (control: Omit<ComponentPropsWithRef<'textarea'>, 'className'>): ReactNode => (
  <InputBox>
    <textarea {...control} className="kit-control" />
  </InputBox>
);
