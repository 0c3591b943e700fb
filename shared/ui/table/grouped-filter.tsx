import TuneRounded from '@mui/icons-material/TuneRounded';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { Box, Button } from '@passerelle/shared/ui';

import type { Option } from '../data/filters/option-menu';
import { Menu, MenuItem, prepareOverlay } from '../data/menus/menu';
import { MenuCheck } from './several-filter';

export interface FilterGroup {
  id: string;
  /** What it narrows by: « Genre ». */
  label: string;
  values: readonly string[];
  options: readonly Option<string>[];
  onChange: (values: readonly string[]) => void;
  /** At most one at a time: pressed again, it is taken back. */
  single?: boolean;
}

interface Props {
  /** « Plus de filtres » */
  label: string;
  groups: readonly FilterGroup[];
}

/** Filters that are needed less often, behind one button. The menu stays while choosing. */
export function GroupedFilter({ label, groups }: Props): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const count = groups.reduce((sum, { values }) => sum + values.length, 0);
  const press = ({ values, options, onChange, single = false }: FilterGroup, value: string): void => {
    const isOn = values.includes(value);
    if (single) return onChange(isOn ? [] : [value]);
    // In the order of the options, so that one choice has one address.
    onChange(options.map((option) => option.value).filter((one) => (one === value) !== values.includes(one)));
  };
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...prepareOverlay}
        startIcon={<TuneRounded />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flex: 'none', px: '14px', fontWeight: 400, borderColor: 'neutral.lineStrong' }}
      >
        {count === 0 ? (
          label
        ) : (
          <span>
            <Trans>
              {label} : <b>{count}</b>
            </Trans>
          </span>
        )}
      </Button>
      <Menu
        label={label}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        maxHeight={460}
      >
        {groups.flatMap((group) => [
          <Box
            key={group.id}
            component="li"
            role="presentation"
            id={`${id}-${group.id}`}
            sx={{ px: '16px', pt: '10px', pb: '4px', fontSize: '0.8125rem', fontWeight: 560, color: 'text.secondary' }}
          >
            {group.label}
          </Box>,
          ...group.options.map((option) => {
            const isOn = group.values.includes(option.value);
            return (
              <MenuItem
                key={`${group.id}-${option.value}`}
                role={group.single ? 'menuitemradio' : 'menuitemcheckbox'}
                aria-checked={isOn}
                aria-describedby={`${id}-${group.id}`}
                onClick={() => press(group, option.value)}
              >
                <MenuCheck checked={isOn} />
                {option.label}
              </MenuItem>
            );
          }),
        ])}
      </Menu>
    </>
  );
}
