import AddRounded from '@mui/icons-material/AddRounded';
import { ActionButton } from '@passerelle/shared/ui';
import { Menu } from '@passerelle/shared/ui/data';
import { MenuItem } from '@passerelle/shared/ui/mui/overlays';
import { type ReactNode, useState } from 'react';

interface Props<V extends string> {
  /** « Ajouter une sous-tâche » */
  label: string;
  options: readonly { value: V; label: string }[];
  onAdd: (value: V) => void;
  /** Text shown when the limit of entries is reached. */
  full?: ReactNode;
}

/** Adds an entry of one of several types. */
export function AddMenu<V extends string>({ label, options, onAdd, full }: Props<V>): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ActionButton
        variant="neutral"
        startIcon={<AddRounded />}
        missing={full}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </ActionButton>
      <Menu label={label} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            onClick={() => {
              setAnchor(null);
              onAdd(option.value);
            }}
          >
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
