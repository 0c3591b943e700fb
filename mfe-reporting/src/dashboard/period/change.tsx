import { Trans } from '@lingui/react/macro';
import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { StateWord } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

/** How a figure moved. Less is no fault: only more has a colour. */
export function Change({ difference }: { difference: number | null }): ReactNode {
  const { number } = useFormats();
  if (difference === null) return null;
  const by = number(Math.abs(difference));
  if (difference === 0) {
    return (
      <StateWord wraps icon={<TrendingFlatRounded className="flip" />}>
        <Trans>Comme avant</Trans>
      </StateWord>
    );
  }
  return difference > 0 ? (
    <StateWord wraps icon={<TrendingUpRounded className="flip" />} tone="success">
      <Trans context="a figure that grew">{by} de plus</Trans>
    </StateWord>
  ) : (
    <StateWord wraps icon={<TrendingDownRounded className="flip" />}>
      <Trans context="a figure that fell">{by} de moins</Trans>
    </StateWord>
  );
}
