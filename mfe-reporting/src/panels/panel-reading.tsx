import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Panel } from '../dashboards/dashboard';
import type { PanelData } from '../queries/panel-data';
import type { MaskedPanel } from './panel-figures';
import { denominatorText, readingOf } from './reading';
import { hasFigures } from './shown-series';

const line = {
  display: 'flex',
  gap: '8px',
  mb: '14px',
  color: 'text.secondary',
  textWrap: 'pretty',
  '& svg': { flex: 'none', fontSize: 18, mt: '1px' },
} as const;

interface Props {
  panel: Panel;
  data: PanelData;
  /** Where the figures are passed on. */
  masked: MaskedPanel | undefined;
}

/** What a figure comes to, in words. Where the figure itself stands above, only how it compares with the period before. */
export function PanelReading({ panel, data, masked }: Props): ReactNode {
  const formats = useFormats();
  const { sentence, against, change } = masked
    ? { sentence: masked.sentence(formats), against: undefined, change: undefined }
    : readingOf(panel, data, formats);
  const said = panel.type !== 'stat' || masked || !hasFigures(panel, data) ? sentence : against;
  const isWhole = masked?.isWhole ?? true;
  const denominator = isWhole && denominatorText(panel, data, formats);
  return (
    <Box component="figcaption">
      {said && (
        <Typography variant="body2" component="p" sx={line}>
          {change && data.before?.comparison.icons[change]}
          <span>{said}</span>
        </Typography>
      )}
      {denominator && (
        <Typography variant="caption" component="p" sx={{ mt: '4px', color: 'text.secondary' }}>
          {denominator}
        </Typography>
      )}
    </Box>
  );
}
