import { Trans } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import { useState, type ReactNode } from 'react';
import { Button } from '@passerelle/shared/ui';

import { OptionMenu, type Option } from './option-menu';

interface ButtonProps {
  /** Name of the filter: « Groupe ». */
  label: string;
  /** To what: « tous ». */
  children: ReactNode;
  icon?: ReactNode;
  opens?: 'menu' | 'dialog';
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

/** A button that says what a list is narrowed by, and to what: « Groupe : tous ». */
export function FilterButton({
  label,
  children: chosen,
  icon,
  opens = 'menu',
  isOpen,
  onOpen,
}: ButtonProps): ReactNode {
  return (
    <Button
      variant="neutral"
      data-filters="one"
      aria-haspopup={opens}
      aria-expanded={isOpen}
      startIcon={icon}
      endIcon={<KeyboardArrowDownRounded />}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={{
        flex: 'none',
        maxWidth: '100%',
        px: '14px',
        fontWeight: 400,
        borderColor: 'neutral.lineStrong',
        '& svg': { color: 'neutral.ink3' },
      }}
    >
      <span>
        <Trans>
          {label} : <b>{chosen}</b>
        </Trans>
      </span>
    </Button>
  );
}

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  icon?: ReactNode;
}

/** A list narrowed to one of a few values. */
export function FilterSelect<V extends string>({ label, value, options, onChange, icon }: Props<V>): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <FilterButton label={label} icon={icon} isOpen={anchor !== null} onOpen={setAnchor}>
        {options.find((option) => option.value === value)?.label}
      </FilterButton>
      <OptionMenu
        label={label}
        anchor={anchor}
        value={value}
        options={options}
        onChoose={onChange}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
