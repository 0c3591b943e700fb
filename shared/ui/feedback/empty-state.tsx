import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';

interface Props {
  /** A fact: « Votre carnet est encore vide ». */
  title: ReactNode;
  /** One sentence that helps. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** 1 when it is all that the screen has to say. */
  level?: 1 | 2 | 3;
  picture?: ReactNode;
}

export function EmptyState({ title, children, action, level = 2, picture = <MissingPlank /> }: Props): ReactNode {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        px: '24px',
        py: '32px',
      }}
    >
      {picture}
      <Typography component={`h${level}`} variant={level === 1 ? 'h1' : 'h3'} sx={{ mt: '14px' }}>
        {title}
      </Typography>
      {children && (
        <Typography
          component="div"
          variant={level === 1 ? 'body1' : 'body2'}
          sx={{ mt: '6px', maxWidth: level === 1 ? '48ch' : '36ch', color: 'text.secondary' }}
        >
          {children}
        </Typography>
      )}
      {/* A long button may take the room beside the text. */}
      {action && <Box sx={{ mt: '16px', mx: '-24px' }}>{action}</Box>}
    </Box>
  );
}

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
