import { Trans } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import { useState, type ReactNode } from 'react';
import { Button } from '@passerelle/shared/ui';

import type { Option } from './option';
import { OptionMenu } from './option-menu';

interface Props<V extends string> {
  /** What it narrows by: « Groupe ». */
  label: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
  icon?: ReactNode;
}

/** A button that says what the list is narrowed by, and to what: « Groupe : tous ». */
export function FilterSelect<V extends string>({ label, value, options, onChange, icon }: Props<V>): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.value === value)?.label;
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={icon}
        endIcon={<KeyboardArrowDownRounded />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          flex: 'none',
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
