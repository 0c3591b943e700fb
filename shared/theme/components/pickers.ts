import type { Theme } from '@mui/material/styles';
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation';

import { fieldBox, notchedOutline } from './fields';

/** Fields of days and times look like all others. */
export const pickers: PickerComponents<Omit<Theme, 'components'>> = {
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => fieldBox(theme, 'MuiPickersOutlinedInput'),
      notchedOutline,
      sectionsContainer: { padding: '11px 0', lineHeight: 1.5 },
    },
  },
  MuiPickersInputBase: {
    styleOverrides: {
      // The format in an empty field is read like any placeholder.
      sectionsContainer: ({ theme: { vars }, ownerState }) => ({
        opacity: 1,
        ...(ownerState['isFieldValueEmpty'] && !ownerState['isFieldFocused']
          ? { color: vars.palette.neutral.ink3 }
          : {}),
      }),
    },
  },
};
