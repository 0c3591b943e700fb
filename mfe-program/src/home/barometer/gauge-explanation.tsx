import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface PartProps {
  title: ReactNode;
  about: ReactNode;
  /** `PointsLine` elements. */
  children: ReactNode;
}

/** Explains one gauge: what it measures, then where its points come from. */
export function GaugeExplanation({ title, about, children }: PartProps): ReactNode {
  return (
    <Box component="section" sx={{ '& + &': { mt: '24px' } }}>
      <Typography component="h3" variant="h4">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: '4px', color: 'text.secondary' }}>
        {about}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: '10px' }}>
        {children}
      </Box>
    </Box>
  );
}

interface LineProps {
  points: number;
  total: number;
  /** Marks the total of the lines above. */
  strong?: boolean;
  children: ReactNode;
}

export function PointsLine({ points, total, strong = false, children }: LineProps): ReactNode {
  const { number } = useFormats();
  const [got, of] = [number(points), number(total)];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0 16px',
        py: '10px',
        typography: 'body2',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        fontWeight: strong ? 600 : undefined,
      }}
    >
      <dt>{children}</dt>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        <Trans>
          {got} sur {of} pts
        </Trans>
      </Box>
    </Box>
  );
}
