import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Section, Skeleton, Typography } from '@passerelle/shared/ui';
import { type ChartView, ChartViewSwitch } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { Panel } from '../dashboards/dashboard';
import type { PanelData, PanelState } from '../queries/panel-data';
import { ChartFigures } from './chart-figures';
import type { FiguresOfPanel } from './figure-props';
import { useFigureText } from './figure-text';
import { PanelContent } from './panel-content';
import type { Mask, MaskedPanel } from './panel-figures';
import { isOfOnePerson, phrase } from './phrase';
import { denominatorText, readingOf } from './reading';
import { hasFigures, shownSeries, valueOf } from './shown-series';

const readingLine = {
  display: 'flex',
  gap: '8px',
  mb: '14px',
  color: 'text.secondary',
  textWrap: 'pretty',
  '& svg': { flex: 'none', fontSize: 18, mt: '1px' },
} as const;

interface PanelReadingProps {
  panel: Panel;
  data: PanelData;
  /** Masked panel, for a shared export. */
  masked: MaskedPanel | undefined;
}

/** Figure of a panel as a sentence; below a stat, only the comparison with the previous period. */
function PanelReading({ panel, data, masked }: PanelReadingProps): ReactNode {
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
        <Typography variant="body2" component="p" sx={readingLine}>
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

/** One figure that answers one question; several are bars. */
function StatFigure(props: FiguresOfPanel): ReactNode {
  const { panel, data, masked } = props;
  const text = useFigureText(panel.fieldConfig.unit);
  const formats = useFormats();
  const [only, ...others] = shownSeries(panel, data.series);
  if (others.length > 0) return <ChartFigures kind="barChart" {...props} />;
  const figure = masked ? masked.rows[0]?.figures[0] : valueOf(only);
  return (
    <Typography variant="figure" sx={{ mb: '6px' }}>
      {typeof figure === 'number' && isOfOnePerson(panel) ? phrase(panel, figure, formats) : text(figure)}
    </Typography>
  );
}

/** Reserved while a panel loads, so that those below do not move: a figure with the line that compares it. */
const heights = { graph: 340, barChart: 160, pieChart: 240, stat: 71 } as const;

/** Centred in the place of the figure. */
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

/** On the screen the definition is behind « Pourquoi ce chiffre ? », where paper has nothing to press. */
const onPaperOnly = { mt: '12px', color: 'text.secondary', '@media screen': { display: 'none' } } as const;

interface Props {
  panel: Panel;
  /** The time that it looks at. */
  period: string;
  state: PanelState;
  areOthersLoaded: boolean;
  view: ChartView;
  onView: (view: ChartView) => void;
  /** In an export for others: hides figures of small groups. */
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
    description: t`Graphique : ${title}. Le tableau donne les mêmes chiffres.`,
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

/** One figure of a dashboard: its name with its period, the figure and how it compares. It asks for nothing itself. */
export function PanelCard({
  panel,
  period,
  state,
  areOthersLoaded,
  view,
  onView,
  mask,
  show,
  children,
}: Props): ReactNode {
  const { i18n } = useLingui();
  const title = i18n._(panel.title);
  const canSwitch = panel.type !== 'stat';
  return (
    <Card sx={{ display: 'flex', flexDirection: 'column' }}>
      <Section
        title={
          <>
            {title}{' '}
            <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {period}
            </Typography>
          </>
        }
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
        <Typography variant="caption" component="p" sx={onPaperOnly}>
          {i18n._(panel.description)}
        </Typography>
        {children}
      </Section>
    </Card>
  );
}
