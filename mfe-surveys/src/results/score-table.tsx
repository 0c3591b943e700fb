import { Trans } from '@lingui/react/macro';
import type { ChartScore } from '@passerelle/shared/charts';
import type { Score } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { FigureTable } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

/** One score as charts and tables show it; `isTop`: part of the profile. */
export interface ScoreRow extends ChartScore {
  key: string;
  /** Of a hundred. */
  share: number;
  /** The colour that it belongs to. */
  belongsTo?: { name: string; fill: string };
}

export const scoreRow = <K extends string>(
  { key, score, share }: Score<K>,
  rest: Omit<ScoreRow, 'key' | 'score' | 'share'>,
): ScoreRow => ({ key, score, share, ...rest });

/** A colour and its word. */
export const Swatch = ({ name, fill }: { name: string; fill: string }): ReactNode => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: '7px' }}>
    <svg width="12" height="12" aria-hidden>
      <rect width="12" height="12" rx="3" fill={fill} />
    </svg>
    {name}
  </Box>
);

interface Props {
  caption: string;
  /** What the names are: letters, colours, intelligences. */
  nameHead: ReactNode;
  rows: readonly ScoreRow[];
}

/** The scores in figures; those of the profile are bold. */
export function ScoreTable({ caption, nameHead, rows }: Props): ReactNode {
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
        name: <Box sx={{ fontWeight: row.isTop ? 620 : undefined }}>{row.name}</Box>,
        cells: [
          ...(row.belongsTo ? [<Swatch key="colour" {...row.belongsTo} />] : []),
          pointsOf(row),
          percent(row.share / 100),
        ],
      }))}
    />
  );
}
