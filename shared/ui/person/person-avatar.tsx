import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { toneColours } from '../tags/tone';
import { groundOf } from './ground-of';
import { initialsOf } from './initials';

interface Props {
  id: string;
  firstName: string | null;
  lastName: string;
  /** A photograph, when there is one; without it, or when it does not load, initials. */
  src?: string | null | undefined;
  size?: number;
}

/** Always beside the person's name, so readers do not hear it twice. */
export function PersonAvatar({ id, firstName, lastName, src, size = 40 }: Props): ReactNode {
  const [broken, setBroken] = useState<string>();
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme: Theme) => ({
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        overflow: 'hidden',
        borderRadius: '50%',
        fontSize: size * 0.36,
        fontWeight: 600,
        lineHeight: 1,
        letterSpacing: '.01em',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
        ...toneColours(theme, groundOf(id)),
      })}
    >
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initialsOf(firstName, lastName)
      )}
    </Box>
  );
}
