import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import { useId, type ReactNode } from 'react';
import { Box, Divider, type Edge } from '@passerelle/shared/ui';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';

import type { Option } from '../../data/inputs/option-menu';
import { Menu } from '../../data/navigation/menu';

export interface CheckGroup {
  id: string;
  /** Stands above its entries, where there is more than one group. */
  label?: ReactNode;
  options: readonly Pick<Option<string>, 'value' | 'label' | 'icon'>[];
  isOn: (value: string) => boolean;
  onPress: (value: string) => void;
  /** At most one at a time. */
  single?: boolean | undefined;
}

export interface CheckMenuProps {
  label: string;
  anchor: HTMLElement | null;
  edge?: Edge;
  maxHeight?: number;
  groups: readonly CheckGroup[];
  /** The last entry, where there is something to take back. */
  reset?: { label: ReactNode; onReset: () => void } | undefined;
  onClose: () => void;
}

/** Entries that are on or off. The menu stays open while choosing. */
export function CheckMenu(props: CheckMenuProps): ReactNode {
  const { label, anchor, edge, maxHeight = 360, groups, reset, onClose } = props;
  const id = useId();
  return (
    <Menu
      label={label}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      {...(edge && { edge })}
      maxHeight={maxHeight}
    >
      {groups.flatMap((group) => [
        group.label !== undefined && (
          <Box
            key={group.id}
            component="li"
            role="presentation"
            id={`${id}-${group.id}`}
            sx={{ px: '16px', pt: '10px', pb: '4px', fontSize: '0.8125rem', fontWeight: 560, color: 'text.secondary' }}
          >
            {group.label}
          </Box>
        ),
        ...group.options.map(({ value, label: name, icon }) => {
          const isOn = group.isOn(value);
          return (
            <MenuItem
              key={`${group.id}-${value}`}
              role={group.single ? 'menuitemradio' : 'menuitemcheckbox'}
              aria-checked={isOn}
              aria-describedby={group.label === undefined ? undefined : `${id}-${group.id}`}
              onClick={() => group.onPress(value)}
            >
              {isOn ? <CheckBoxRounded sx={{ color: 'brand.edge' }} /> : <CheckBoxOutlineBlankRounded />}
              {icon}
              {name}
            </MenuItem>
          );
        }),
      ])}
      {reset && <Divider component="li" aria-hidden />}
      {reset && (
        <MenuItem
          onClick={() => {
            reset.onReset();
            onClose();
          }}
        >
          {reset.label}
        </MenuItem>
      )}
    </Menu>
  );
}
