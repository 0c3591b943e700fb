import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { lazyDialog } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FilterButton } from '../data/inputs/filter-select';
import type { PickerProps } from './picker';
import type { PickerDialog as Dialog } from './picker-dialog';

interface Props<T> extends Omit<PickerProps<T>, 'id' | 'compact'> {
  /** Name of the filter: « Groupe ». */
  label: string;
  nameOf: (item: T) => string;
  /** Text when nothing is chosen; the default « tous » fits masculine nouns. */
  all?: ReactNode;
  /** Open or not is the owner's: a look-up waits until it is. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

const PickerDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "picker-dialog" */ './picker-dialog')).PickerDialog,
) as typeof Dialog;

/** A list narrowed to rows of another, of which there may be too many for a menu: « Groupe : tous ». */
export function PickerFilter<T>({ label, nameOf, all, isOpen, onOpen, ...picker }: Props<T>): ReactNode {
  const { number } = useFormats();
  const { chosen } = picker;
  const count = number(chosen.length);
  return (
    <>
      <FilterButton label={label} opens="dialog" isOpen={isOpen} onOpen={() => onOpen(true)}>
        {chosen.length === 0 && (all ?? <Trans>tous</Trans>)}
        {chosen.length === 1 && chosen.map(nameOf)}
        {chosen.length > 1 && <Trans>{count} choisis</Trans>}
      </FilterButton>
      <PickerDialog {...picker} title={label} open={isOpen} onClose={() => onOpen(false)} />
    </>
  );
}
