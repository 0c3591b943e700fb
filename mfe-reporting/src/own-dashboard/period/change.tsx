import { Trans } from '@lingui/react/macro';
import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { StateLabel } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

/** Change of a figure. Only an increase has a colour: a decrease is no fault. */
export function Change({ difference }: { difference: number | null }): ReactNode {
  const { number } = useFormats();
  if (difference === null) return null;
  const by = number(Math.abs(difference));
  if (difference === 0) {
    return (
      <StateLabel wraps icon={<TrendingFlatRounded className="flip" />}>
        <Trans>Comme avant</Trans>
      </StateLabel>
    );
  }
  return difference > 0 ? (
    <StateLabel wraps icon={<TrendingUpRounded className="flip" />} tone="success">
      <Trans context="a figure that grew">{by} de plus</Trans>
    </StateLabel>
  ) : (
    <StateLabel wraps icon={<TrendingDownRounded className="flip" />}>
      <Trans context="a figure that fell">{by} de moins</Trans>
    </StateLabel>
  );
}
