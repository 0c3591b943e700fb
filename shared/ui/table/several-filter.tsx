import { Trans, useLingui } from '@lingui/react/macro';
import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import { useFormats } from '@passerelle/shared/i18n';
import { useState, type ReactNode } from 'react';
import { Divider } from '@passerelle/shared/ui';

import { FilterButton } from '../data/filters/filter-select';
import type { Option } from '../data/filters/option-menu';
import { Menu, MenuItem } from '../data/menus/menu';

interface Props<V extends string> {
  /** What it narrows by: « Rôle ». */
  label: string;
  /** None: all. */
  values: readonly V[];
  options: readonly Option<V>[];
  onChange: (values: readonly V[]) => void;
  icon?: ReactNode;
}

/** Any number of a few values: « Rôle : tous », « Rôle : Manager », « Rôle : 2 choisis ». The menu stays while choosing. */
export function SeveralFilter<V extends string>({ label, values, options, onChange, icon }: Props<V>): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.filter(({ value }) => values.includes(value));
  const count = number(chosen.length);
  const toggle = (value: V): void =>
    // In the order of the options, so that one choice has one address.
    onChange(options.map((option) => option.value).filter((one) => (one === value) !== values.includes(one)));
  return (
    <>
      <FilterButton label={label} icon={icon} isOpen={anchor !== null} onOpen={setAnchor}>
        {chosen.length === 0 && <Trans>tous</Trans>}
        {chosen.length === 1 && chosen[0]?.label}
        {chosen.length > 1 && <Trans>{count} choisis</Trans>}
      </FilterButton>
      <Menu
        label={label}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        maxHeight={360}
      >
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemcheckbox"
            aria-checked={values.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            <MenuCheck checked={values.includes(option.value)} />
            {option.icon}
            {option.label}
          </MenuItem>
        ))}
        {chosen.length > 0 && <Divider component="li" aria-hidden />}
        {chosen.length > 0 && (
          <MenuItem
            onClick={() => {
              onChange([]);
              setAnchor(null);
            }}
          >
            {t`Tout afficher`}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

/** The mark of a menu's entry that is on or off: a picture, since the entry itself is the control. */
export const MenuCheck = ({ checked }: { checked: boolean }): ReactNode =>
  checked ? <CheckBoxRounded sx={{ color: 'brand.edge' }} /> : <CheckBoxOutlineBlankRounded />;
