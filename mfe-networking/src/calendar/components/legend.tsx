import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { ToggleChips } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { kinds, kindLabels, type Kind } from './kind';

const legendColors: Record<Kind, string> = {
  planned: 'brand.edge',
  interview: 'lantern.main',
  toReport: 'status.warning.fill',
  validated: 'status.success.fill',
  cancelled: 'neutral.lineStrong',
};

interface Props {
  show: readonly 'cancelled'[];
  onShow: (show: 'cancelled'[]) => void;
  /** Shows the colours of a grid; lists have a tag at each appointment. */
  withKeys: boolean;
}

/** The colours with their words, and a toggle for cancelled appointments. */
export function Legend({ show, onShow, withKeys }: Props): ReactNode {
  const { t } = useLingui();
  const shown = kinds.filter((kind) => kind !== 'cancelled' || show.length > 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 18px', mt: '14px' }}>
      {withKeys &&
        shown.map((kind) => (
          <Box
            key={kind}
            component="span"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: '7px',
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            <Box
              component="i"
              sx={{
                width: 12,
                height: 12,
                borderRadius: '4px',
                backgroundColor: legendColors[kind],
                '@media (forced-colors: active)': { border: '1px solid' },
              }}
            />
            {kind === 'cancelled' ? <s>{t(kindLabels[kind])}</s> : t(kindLabels[kind])}
          </Box>
        ))}
      <Box data-print="no" sx={{ marginInlineStart: withKeys ? 'auto' : 0 }}>
        <ToggleChips
          label={t`Ce que le calendrier montre aussi`}
          values={show}
          options={[{ value: 'cancelled', label: <Trans>Rendez‑vous annulés</Trans> }]}
          onChange={onShow}
        />
      </Box>
    </Box>
  );
}
