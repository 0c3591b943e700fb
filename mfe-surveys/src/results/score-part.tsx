import { Trans } from '@lingui/react/macro';
import { barChartHeight, ChartFigure, type ChartScore } from '@passerelle/shared/charts';
import type { Score } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, ContentText } from '@passerelle/shared/ui';
import { FigureTable, type ChartView, ChartViewSwitch } from '@passerelle/shared/ui/data';
import { type ReactNode, useState } from 'react';

import type { ProfileText } from './profile-labels';
import { Part } from './results-frame';

const RADAR_HEIGHT = 264;

interface Props {
  title: ReactNode;
  /** The chart in words. */
  description: string;
  /** Of the table. */
  caption: string;
  nameHead: ReactNode;
  /** In the order of the table. */
  rows: readonly ScoreRow[];
  /** Draws a radar in this order; without it, bars in the order of the table. */
  around?: readonly ScoreRow[];
}

/** Scores as a chart with its table, or the table alone. */
export function ScorePart({ title, description, caption, nameHead, rows, around }: Props): ReactNode {
  const [view, setView] = useState<ChartView>('chart');
  const { number } = useFormats();
  const figures = rows.map(({ score }) => number(score));
  return (
    <Part title={title} action={<ChartViewSwitch value={view} onChange={setView} />}>
      <ChartFigure
        view={view}
        chart={around ? { kind: 'radar', rows: around, description } : { kind: 'bars', rows, figures, description }}
        height={around ? RADAR_HEIGHT : barChartHeight(rows)}
        table={<ScoreTable caption={caption} nameHead={nameHead} rows={rows} />}
      />
    </Part>
  );
}

/** One score as charts and tables show it; `isTop`: part of the profile. */
export interface ScoreRow extends ChartScore {
  key: string;
  /** In percent. */
  share: number;
  contentLanguage: ProfileText['contentLanguage'];
  /** The colour that it belongs to. */
  belongsTo?: { name: string; fill: string };
}

interface RowSettings extends Omit<ScoreRow, 'key' | 'score' | 'share' | 'name' | 'contentLanguage'> {
  text: Pick<ProfileText, 'title' | 'contentLanguage'>;
}

export const scoreRow = <K extends string>(
  { key, score, share }: Score<K>,
  { text: { title, contentLanguage }, ...rest }: RowSettings,
): ScoreRow => ({ key, score, share, name: title, contentLanguage, ...rest });

/** A colour with its name. */
export const Swatch = ({ name, fill }: { name: string; fill: string }): ReactNode => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '7px' }}>
    <svg width="12" height="12" aria-hidden>
      <rect width="12" height="12" rx="3" fill={fill} />
    </svg>
    {name}
  </Box>
);

interface TableProps {
  caption: string;
  /** Kind of the names: letters, colours, intelligences. */
  nameHead: ReactNode;
  rows: readonly ScoreRow[];
}

/** The scores as a table; those of the profile are bold. */
function ScoreTable({ caption, nameHead, rows }: TableProps): ReactNode {
  const { number, percent } = useFormats();
  const [most] = rows.map((row) => row.most);
  const isEven = rows.every((row) => row.most === most);
  const inColours = rows.some(({ belongsTo }) => belongsTo);
  const pointsOf = ({ score, most: limit }: ScoreRow): ReactNode => {
    const [points, all] = [number(score), number(limit)];
    return isEven ? (
      points
    ) : (
      <Trans>
        {points} sur {all}
      </Trans>
    );
  };
  return (
    <FigureTable
      caption={caption}
      columns={[
        { key: 'name', name: nameHead },
        ...(inColours ? [{ key: 'colour', name: <Trans>Couleur</Trans>, isText: true }] : []),
        { key: 'points', name: isEven ? <Trans>Points sur {most}</Trans> : <Trans>Points</Trans> },
        { key: 'share', name: <Trans>Part</Trans> },
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        name: (
          <Box sx={{ fontWeight: row.isTop ? 620 : undefined }}>
            <ContentText language={row.contentLanguage}>{row.name}</ContentText>
          </Box>
        ),
        cells: [
          ...(row.belongsTo ? [<Swatch key="colour" {...row.belongsTo} />] : []),
          pointsOf(row),
          percent(row.share / 100),
        ],
      }))}
    />
  );
}
