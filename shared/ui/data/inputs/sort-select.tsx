import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { useState, type ReactNode } from 'react';
import { Button, VisuallyHidden } from '@passerelle/shared/ui';

import { OptionMenu, type Option } from './option-menu';

interface Props<V extends string> {
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
}

/** In which order a list stands. */
export function SortSelect<V extends string>({ value, options, onChange }: Props<V>): ReactNode {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<SwapVertRounded />}
        endIcon={<KeyboardArrowDownRounded />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        // A long label wraps to two lines on a phone rather than being cut off.
        sx={{
          flex: '0 1 auto',
          minWidth: 0,
          maxWidth: '100%',
          whiteSpace: 'normal',
          textAlign: 'start',
          fontWeight: 500,
        }}
      >
        <VisuallyHidden>{t`Trier par`} </VisuallyHidden>
        {options.find((option) => option.value === value)?.label}
      </Button>
      <OptionMenu
        label={t`Trier par`}
        anchor={anchor}
        value={value}
        options={options}
        onChoose={onChange}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
