import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { FigureTable } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { Swatch } from './swatch';
import type { ScoreRow } from './score-row';

interface Props {
  caption: string;
  /** What the names are: letters, colours, intelligences. */
  nameHead: ReactNode;
  rows: readonly ScoreRow[];
}

/** The scores in figures; those of the profile stand out. */
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
