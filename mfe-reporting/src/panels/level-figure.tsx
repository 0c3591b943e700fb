import { badgeLevels, badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { Box } from '@passerelle/shared/ui';
import { BadgeShield, FamilyIcon } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import type { FigureProps } from './figure-props';
import { FiguresTable } from './figures-table';
import { drawn } from './panel-figures';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
  gap: '10px',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** The level of each badge as a shield and a word: « Argent », « Or ». */
export function LevelFigure({ figures, title, unit, zone, view, open }: FigureProps): ReactNode {
  if (view === 'table')
    return <FiguresTable caption={title} figures={figures} unit={unit} zone={zone} isText open={open} />;
  return (
    <Box component="ul" sx={grid}>
      {figures.rows.map(({ key, labels, name, figures: [level = null] }) => {
        const badge = badgeTypes.find((type) => type === labels['badge']);
        return (
          <li key={key}>
            <BadgeShield
              level={badgeLevels[(drawn(level) ?? 0) - 1] ?? null}
              icon={badge && <FamilyIcon family={badge} />}
              name={name}
            />
          </li>
        );
      })}
    </Box>
  );
}
