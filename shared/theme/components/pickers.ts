import type {} from '@mui/x-date-pickers/themeAugmentation';

import type { Overrides } from './baseline';
import { fieldBox, notchedOutline } from './fields';

/** Fields of days and times look like all others. */
export const pickers: Overrides = {
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
