import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

/** One of many. The browser's own list in the look of a field: light, and made for thumbs on a phone. */
export const DeviceList = (props: Omit<NativeSelectProps, 'input' | 'IconComponent'>): ReactNode => (
  <NativeSelect {...props} input={<OutlinedInput />} IconComponent={KeyboardArrowDownRounded} />
);
