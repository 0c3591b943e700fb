import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { useId, type ReactNode } from 'react';
import { Button } from '@passerelle/shared/ui';

import { Dialog } from '../data/dialogs/dialog';
import { FilterButton } from '../data/filters/filter-select';
import { Picker, type PickerProps } from './picker';

interface Props<T> extends Omit<PickerProps<T>, 'id' | 'compact'> {
  /** What it narrows by: « Groupe ». */
  label: string;
  nameOf: (item: T) => string;
  /** Where nothing is chosen; « tous » goes with what is masculine. */
  all?: ReactNode;
  /** Open or not is the owner's: a look-up waits until it is. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** A list narrowed to rows of another, of which there may be too many for a menu: « Groupe : tous ». */
export function PickerFilter<T>({ label, nameOf, all, isOpen, onOpen, ...picker }: Props<T>): ReactNode {
  const { number } = useFormats();
  const id = useId();
  const { chosen, several = false, onChange } = picker;
  const count = number(chosen.length);
  return (
    <>
      <FilterButton label={label} opens="dialog" isOpen={isOpen} onOpen={() => onOpen(true)}>
        {chosen.length === 0 && (all ?? <Trans>tous</Trans>)}
        {chosen.length === 1 && chosen.map(nameOf)}
        {chosen.length > 1 && <Trans>{count} choisis</Trans>}
      </FilterButton>
      <Dialog
        open={isOpen}
        onClose={() => onOpen(false)}
        title={label}
        size="medium"
        actions={
          <>
            {chosen.length > 0 && (
              <Button
                variant="text"
                onClick={() => {
                  onChange([]);
                  onOpen(false);
                }}
              >
                <Trans>Tout afficher</Trans>
              </Button>
            )}
            <Button variant="contained" onClick={() => onOpen(false)}>
              <Trans>Fermer la liste</Trans>
            </Button>
          </>
        }
      >
        {isOpen && <Picker {...picker} id={id} several={several} compact />}
      </Dialog>
    </>
  );
}
