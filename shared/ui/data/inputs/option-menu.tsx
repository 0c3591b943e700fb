import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import type { ReactElement, ReactNode } from 'react';

import { Menu } from '../navigation/menu';

/** One of a few values to choose from. */
export interface Option<V extends string> {
  value: V;
  label: ReactNode;
  /** Number of matches; not shown while unknown. */
  count?: number | undefined;
  icon?: ReactElement;
}

interface Props<V extends string> {
  label: string;
  anchor: HTMLElement | null;
  value: V;
  options: readonly Option<V>[];
  onChoose: (value: V) => void;
  onClose: () => void;
}

/** The list that a choosing button opens. */
export function OptionMenu<V extends string>({
  label,
  anchor,
  value,
  options,
  onChoose,
  onClose,
}: Props<V>): ReactNode {
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose} label={label} maxHeight={360}>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
          onClick={() => {
            onChoose(option.value);
            onClose();
          }}
        >
          {option.icon}
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
