import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

import { InputBox } from './text-input';

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'className'> {
  sx?: SxProps<Theme>;
}

/** One of many. The browser's own list in the look of a field: light, and made for thumbs on a phone. */
export const SelectBox = ({ sx, ...control }: Props): ReactNode => (
  <InputBox {...(sx && { sx })}>
    <select {...control} className="kit-control" />
    <KeyboardArrowDownRounded aria-hidden className="kit-select-mark" />
  </InputBox>
);
