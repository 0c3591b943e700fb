import type { ReactNode } from 'react';
import { Box } from '@passerelle/shared/ui';

/** The day of an appointment, large, over its weekday. */
export function DateTile({ day, weekday }: { day: ReactNode; weekday: ReactNode }): ReactNode {
  return (
    <Box
      sx={{
        flex: 'none',
        width: 58,
        padding: '7px 0 8px',
        borderRadius: '12px',
        textAlign: 'center',
        lineHeight: 1.1,
        color: 'brand.text',
        backgroundColor: 'brand.100',
      }}
    >
      <Box
        component="b"
        sx={{ display: 'block', typography: 'h1', fontSize: '1.5rem', lineHeight: 1.1, fontWeight: 650 }}
      >
        {day}
      </Box>
      <Box component="span" sx={{ fontSize: '0.78125rem', fontWeight: 560 }}>
        {weekday}
      </Box>
    </Box>
  );
}
