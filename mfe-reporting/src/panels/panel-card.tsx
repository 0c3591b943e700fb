import { useLingui } from '@lingui/react/macro';
import { useLocalisedText } from '@passerelle/shared/i18n';
import { Box, Card, Section, Skeleton, Typography } from '@passerelle/shared/ui';
import { type ChartView, ChartViewSwitch } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { PanelContent } from '../dashboard/panel-content';
import type { Panel } from '../dashboards/dashboard';
import type { Mask } from '../export/masked-panel';
import type { PanelData, PanelState } from '../queries/panel-data';
import { ChartFigures } from './chart-figures';
import type { FiguresOfPanel } from './figure-props';
import { PanelReading } from './panel-reading';
import { hasFigures } from './shown-series';
import { StatFigure } from './stat-figure';

/** Reserved while a panel loads, so that those below do not move. */
const heights = { graph: 340, barChart: 260, pieChart: 240, stat: 84 } as const;

/** In the middle of where the figure would be. */
const nothing = {
  display: 'grid',
  flex: 1,
  placeItems: 'center',
  m: 0,
  minHeight: 120,
  borderRadius: '12px',
  backgroundColor: 'neutral.sunken',
  '& p': { m: 0 },
} as const;

interface Props {
  panel: Panel;
  state: PanelState;
  areOthersLoaded: boolean;
  view: ChartView;
  onView: (view: ChartView) => void;
  /** Of what is passed on: leaves out what tells of few people. */
  mask?: Mask | undefined;
  show?: FiguresOfPanel['show'];
  /** At the foot of the card, such as the way to the people behind the figure. */
  children?: ReactNode;
}

interface ContentProps {
  panel: Panel;
  title: string;
  data: PanelData;
  view: ChartView;
  mask: Mask | undefined;
  show: FiguresOfPanel['show'];
}

function PanelFigure({ panel, title, data, view, mask, show }: ContentProps): ReactNode {
  const { t } = useLingui();
  const masked = mask?.(panel, data);
  const props: FiguresOfPanel = {
    panel,
    data,
    masked: masked?.figures,
    title,
    description: t`Graphique. ${title} Le tableau donne les mêmes chiffres.`,
    view,
    show: masked ? undefined : show,
  };
  const { type } = panel;
  const isEmpty = type !== 'stat' && !hasFigures(panel, data);
  const reading = <PanelReading panel={panel} data={data} masked={masked} />;
  return (
    <Box component="figure" sx={isEmpty ? nothing : { m: 0 }}>
      {type !== 'stat' && reading}
      {!isEmpty && (type === 'stat' ? <StatFigure {...props} /> : <ChartFigures kind={type} {...props} />)}
      {type === 'stat' && reading}
    </Box>
  );
}

/** One figure of a dashboard: its question, one sentence that answers it, the chart and its table. It asks for nothing itself. */
export function PanelCard({ panel, state, areOthersLoaded, view, onView, mask, show, children }: Props): ReactNode {
  const text = useLocalisedText();
  const title = text(panel.title);
  const canSwitch = panel.type !== 'stat';
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <Section
        title={title}
        level={3}
        action={canSwitch && <ChartViewSwitch value={view} onChange={onView} />}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1 }}
      >
        <PanelContent
          state={state}
          minHeight={heights[panel.type]}
          areOthersLoaded={areOthersLoaded}
          skeleton={<Skeleton variant="rounded" height={heights[panel.type]} />}
        >
          {(data) => <PanelFigure panel={panel} title={title} data={data} view={view} mask={mask} show={show} />}
        </PanelContent>
        <Typography variant="caption" component="p" sx={{ mt: '12px', color: 'text.secondary' }}>
          {text(panel.description)}
        </Typography>
        {children}
      </Section>
    </Card>
  );
}
