import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';

/** One of many, chosen in the list of the browser, which is made for thumbs on a phone. */
export const DeviceSelect = (props: Omit<NativeSelectProps, 'input' | 'IconComponent'>): ReactNode => (
  <NativeSelect {...props} input={<OutlinedInput />} IconComponent={KeyboardArrowDownRounded} />
);
