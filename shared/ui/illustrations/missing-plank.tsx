import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A footbridge that lacks one plank: nothing yet, and something to begin with. */
export function MissingPlank(): ReactNode {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 120"
      aria-hidden
      sx={{ width: 240, maxWidth: '100%', height: 'auto', aspectRatio: '2' }}
    >
      <Box
        component="path"
        d="M0 120V86c36-16 64-8 80 12l16 22zM240 120V86c-36-16-64-8-80 12l-16 22z"
        sx={{ fill: ({ vars }) => vars.palette.scenery.bank }}
      />
      <Box
        component="g"
        transform="translate(74 52)"
        fill="none"
        strokeLinecap="round"
        sx={{ stroke: ({ vars }) => vars.palette.brand.deep2 }}
      >
        <path d="M0 0V46M92 0V46" strokeWidth="4" />
        <path d="M0 2Q46 60 92 2" strokeWidth="2.4" />
        <path d="M0 46h30M62 46h30" strokeWidth="5" />
        <Box component="path" d="M40 46h12" strokeWidth="5" sx={{ stroke: ({ vars }) => vars.palette.lantern.main }} />
      </Box>
      <Box component="circle" cx="186" cy="30" r="12" sx={{ fill: ({ vars }) => vars.palette.lantern.main }} />
    </Box>
  );
}
