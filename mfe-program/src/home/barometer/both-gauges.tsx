import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { limits, type Stats } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Card, VisuallyHidden } from '@passerelle/shared/ui';
import { Gauge } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** The week's points, and the pace of three weeks. */
export function BothGauges({ gauges: { actions, progression } }: Pick<Stats, 'gauges'>): ReactNode {
  const { t } = useLingui();
  const { percent } = useFormats();
  const { points, total } = actions;
  return (
    <Card
      padding="none"
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: '10px', md: '22px' }, p: '22px 20px 18px' }}
    >
      <Gauge
        name={t`Actions`}
        share={actions.ratio / limits.gaugeTotal}
        source={<Plural value={points} one={`# point sur ${total}`} other={`# points sur ${total}`} />}
      />
      <Gauge
        name={t`Progression`}
        share={progression.ratio / limits.gaugeTotal}
        source={
          <>
            {/* The figure in the drawing is not read out. */}
            <VisuallyHidden>{percent(progression.ratio / limits.gaugeTotal)} </VisuallyHidden>
            <Trans>sur trois semaines</Trans>
          </>
        }
      />
    </Card>
  );
}
