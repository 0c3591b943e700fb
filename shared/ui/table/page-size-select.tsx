import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { FilterSelect } from '../data/inputs/filter-select';

interface Props {
  value: number;
  /** The same numbers as in the list's definition. */
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** Number of rows per page, where a list offers it. */
export function PageSizeSelect({ value, sizes, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <FilterSelect
      label={t`Lignes par page`}
      value={String(value)}
      options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
      onChange={(size) => onChange(Number(size))}
    />
  );
}
