import type { ReactNode } from 'react';

import type { Option } from '../../data/inputs/option-menu';
import { CheckMenu } from './check-menu';
import { withPressed } from './several-filter';

export interface FilterGroup {
  id: string;
  /** Name of the filter: « Genre ». */
  label: string;
  values: readonly string[];
  options: readonly Option<string>[];
  onChange: (values: readonly string[]) => void;
  /** At most one at a time: pressed again, it is taken back. */
  single?: boolean;
}

/** Label, anchor and close handler of a menu, as the button that opens it gives them. */
export interface MenuPlace {
  label: string;
  anchor: HTMLElement | null;
  onClose: () => void;
}

function press({ values, options, onChange, single = false }: FilterGroup, value: string): void {
  if (single) onChange(values.includes(value) ? [] : [value]);
  else onChange(withPressed(options, values, value));
}

/** Menu of a `GroupedFilter`. */
export const GroupedMenu = ({ groups, ...place }: MenuPlace & { groups: readonly FilterGroup[] }): ReactNode => (
  <CheckMenu
    {...place}
    maxHeight={460}
    groups={groups.map((group) => ({
      ...group,
      isOn: (value) => group.values.includes(value),
      onPress: (value) => press(group, value),
    }))}
  />
);
