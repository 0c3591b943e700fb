import { Trans } from '@lingui/react/macro';
import { RouteLink } from '@passerelle/shared/routes';
import { Box, Typography } from '@passerelle/shared/ui';
import { useId, type ReactNode } from 'react';

import type { Heading } from './text-headings';

/** Fewer headings than this are seen at a glance. */
const FEW = 3;

/** What a text is made of, to go there at once. */
export function Contents({ headings }: { headings: readonly Heading[] }): ReactNode {
  const id = useId();
  if (headings.length < FEW) return null;
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{ mb: 3, px: '18px', py: '14px', borderRadius: '12px', backgroundColor: 'neutral.subtle' }}
    >
      <Typography id={id} variant="h4" component="p">
        <Trans>Sommaire</Trans>
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', columnGap: '24px', columns: { md: 2 }, '& li': { breakInside: 'avoid' } }}
      >
        {headings.map(({ id: target, words }) => (
          <li key={target}>
            <Box
              component={RouteLink}
              to={{ hash: target }}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' }}
            >
              {words}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
