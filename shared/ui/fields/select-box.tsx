import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'select'>, 'className'> {
  sx?: SxProps<Theme>;
}

/** One of many. The browser's own list in the look of a field: light, and made for thumbs on a phone. */
export const SelectBox = ({ sx, ...control }: Props): ReactNode => (
  <NativeSelect
    inputProps={control}
    input={<OutlinedInput />}
    IconComponent={KeyboardArrowDownRounded}
    {...(sx && { sx })}
  />
);
