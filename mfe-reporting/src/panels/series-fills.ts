import type { ChartLook } from '@passerelle/shared/charts';

import type { PanelFigures } from './panel-figures';

/** The colour of each row or column: badge levels use silver and gold, missing values are grey. */
export function fillsOf(items: PanelFigures['columns'] | PanelFigures['rows'], look: ChartLook): string[] {
  const metals: Readonly<Record<string, string>> = { lvl1: look.soft, lvl2: look.silver, lvl3: look.gold };
  return items.map(
    ({ key }, place) => metals[key] ?? (/^$|""/.test(key) ? look.rest : (look.lines[place] ?? look.rest)),
  );
}
