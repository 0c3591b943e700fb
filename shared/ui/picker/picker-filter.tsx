import { Trans } from '@lingui/react/macro';
import { partWithWords, useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { useOnDemand } from '../data/dialogs/use-on-demand';
import { FilterButton } from '../data/filters/filter-select';
import type { PickerProps } from './picker';
import type { PickerDialogProps } from './picker-dialog';

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

const loadPicker = partWithWords(
  'picker-dialog',
  async () => (await import(/* webpackChunkName: "picker-dialog" */ './picker-dialog')).PickerDialog,
  {
    fr: () => import(/* webpackChunkName: "picker-dialog" */ './picker-dialog?words=fr'),
    en: () => import(/* webpackChunkName: "picker-dialog" */ './picker-dialog?words=en'),
  },
);

/** A list narrowed to rows of another, of which there may be too many for a menu: « Groupe : tous ». */
export function PickerFilter<T>({ label, nameOf, all, isOpen, onOpen, ...picker }: Props<T>): ReactNode {
  const { number } = useFormats();
  const { Content: PickerDialog, whenLoaded, prepare } = useOnDemand<PickerDialogProps<T>>(loadPicker);
  const { chosen } = picker;
  const count = number(chosen.length);
  return (
    <>
      <FilterButton
        label={label}
        opens="dialog"
        prepare={prepare}
        isOpen={isOpen}
        onOpen={() => void whenLoaded(() => onOpen(true))}
      >
        {chosen.length === 0 && (all ?? <Trans>tous</Trans>)}
        {chosen.length === 1 && chosen.map(nameOf)}
        {chosen.length > 1 && <Trans>{count} choisis</Trans>}
      </FilterButton>
      {PickerDialog && <PickerDialog {...picker} title={label} isOpen={isOpen} onClose={() => onOpen(false)} />}
    </>
  );
}
