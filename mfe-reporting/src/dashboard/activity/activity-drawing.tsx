import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, useFrom } from '@passerelle/shared/ui';
import { useChartLook } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { ReportingRange } from '../reporting-range';
import type { ActivityPart } from './activity';
import { ActivityChart } from './activity-chart';
import { ActivityLegend } from './activity-legend';
import { activityOption } from './activity-option';
import { usePartNames } from './use-part-names';

/** A tooltip without HTML takes no font from its options. */
const typeface = { '& text': { fontFamily: 'inherit !important' } } as const;

interface Props {
  unit: ReportingRange['unit'];
  parts: readonly ActivityPart[];
}

/** The chart and which line is which. */
export function ActivityDrawing({ unit, parts }: Props): ReactNode {
  const { t } = useLingui();
  const wide = useFrom('md');
  const look = useChartLook();
  const { number } = useFormats();
  const { full, short } = usePartNames(unit);
  const tipOf = (part: ActivityPart): string => {
    const connections = number(part.connections);
    const actions = number(part.actions);
    return [full(part), t`Connexions : ${connections}`, t`Actions faites : ${actions}`].join('\n');
  };
  const option = activityOption({
    labels: parts.map((part) => short(part, wide)),
    lines: [
      { name: t`Connexions`, values: parts.map(({ connections }) => connections) },
      { name: t`Actions faites`, values: parts.map(({ actions }) => actions) },
    ],
    tips: parts.map(tipOf),
    description: t`Courbes de vos connexions et de vos actions de networking. Le tableau donne les mêmes chiffres.`,
    look,
  });
  return (
    <Box sx={typeface}>
      <ActivityChart option={option} />
      <ActivityLegend
        names={[<Trans key="connections">Connexions</Trans>, <Trans key="actions">Actions faites</Trans>]}
        colours={look.lines}
      />
    </Box>
  );
}
