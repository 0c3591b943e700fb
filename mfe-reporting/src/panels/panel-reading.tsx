import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { Panel } from '../dashboards/dashboard';
import type { MaskedPanel } from '../export/masked-panel';
import type { PanelData } from '../queries/panel-data';
import { denominatorOf, readingOf } from './reading';

const line = {
  display: 'flex',
  gap: '8px',
  mb: '14px',
  color: 'text.secondary',
  textWrap: 'pretty',
  '& svg': { flex: 'none', fontSize: 18, mt: '1px' },
} as const;

/** Out of how many, under a rate: « 268 sur 342 personnes ». */
function Denominator({ panel, data }: { panel: Panel; data: PanelData }): ReactNode {
  const { number } = useFormats();
  const rate = denominatorOf(panel, data);
  if (!rate) return null;
  const { legend } = rate;
  const outOf = number(rate.outOf);
  const value = number(panel.reading === 'share' ? Math.round(rate.value * rate.outOf) : rate.value);
  return (
    <Typography variant="caption" component="p" sx={{ mt: '4px', color: 'text.secondary' }}>
      {panel.reading === 'average' ? (
        <Trans>
          Sur {outOf} {legend}
        </Trans>
      ) : (
        <Trans>
          {value} sur {outOf} {legend}
        </Trans>
      )}
    </Typography>
  );
}

interface Props {
  panel: Panel;
  data: PanelData;
  /** Where the figures are passed on. */
  masked: MaskedPanel | undefined;
}

/** The sentence of a figure, which names it for screen readers. */
export function PanelReading({ panel, data, masked }: Props): ReactNode {
  const formats = useFormats();
  const { sentence, change } = masked
    ? { sentence: masked.sentence(formats), change: undefined }
    : readingOf(panel, data, formats);
  return (
    <Box component="figcaption">
      <Typography variant="body2" component="p" sx={line}>
        {change && data.before?.comparison.icons[change]}
        <span>{sentence}</span>
      </Typography>
      {(masked?.isWhole ?? true) && <Denominator panel={panel} data={data} />}
    </Box>
  );
}
