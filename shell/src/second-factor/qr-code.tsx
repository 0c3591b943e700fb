import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { encode } from 'uqr';

const QUIET_ZONE = 4;

/** The dark modules of a row as one path: `M x y h length v1 h -length z`. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');

/** Dark on white in every look, or cameras do not find it; for who cannot scan it the key stands beside it as text. */
export function QrCode({ text }: { text: string }): ReactNode {
  const { t } = useLingui();
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <Box component="figure" aria-label={t`Code QR à scanner avec votre application`} sx={{ m: 0, width: 200 }}>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        sx={{ display: 'block', width: 200, height: 200, borderRadius: '10px', forcedColorAdjust: 'none' }}
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={pathOf(data)} fill="#231f2a" />
      </Box>
    </Box>
  );
}
