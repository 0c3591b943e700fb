import { Box, PasserelleMark } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** The organisation's own, when it supplied one. */
  url?: string | undefined;
  /** Text alternative of the organisation's picture, where no link around it names it already. */
  name?: string;
}

/** The organisation's logo, or the product's mark and name. The build finds both by their class, for the first paint. */
export function Logo({ url, name = '' }: Props): ReactNode {
  if (url) {
    return (
      <Box
        component="img"
        src={url}
        alt={name}
        className="logo-picture"
        sx={{ height: { xs: 30, xl: 34 }, maxWidth: 179, objectFit: 'contain' }}
      />
    );
  }
  return (
    <Box
      component="span"
      className="logo"
      sx={{
        // With letters of twice the size a phone has room for the mark alone: the name wraps out of sight.
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'flex-start',
        height: { xs: 'max(30px, 1.1em)', xl: 'max(34px, 1.1em)' },
        overflow: 'hidden',
        gap: { xs: '50px 8px', xl: '50px 10px' },
        color: 'text.primary',
        fontFamily: ({ typography }) => typography.h1.fontFamily,
        fontWeight: 680,
        fontSize: { xs: '1.125rem', xl: '1.3125rem' },
        lineHeight: 1,
        letterSpacing: '-0.02em',
        '& svg': { width: { xs: 30, xl: 34 }, height: { xs: 30, xl: 34 } },
      }}
    >
      <PasserelleMark />
      Passerelle
    </Box>
  );
}
