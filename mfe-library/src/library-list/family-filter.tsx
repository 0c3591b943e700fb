import { useLingui } from '@lingui/react/macro';
import { FilterChips, familyWords } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { libraryFilters, type LibraryFilter } from './library-list.resource';

interface Props {
  value: LibraryFilter;
  hrefFor: (value: LibraryFilter) => string;
}

export function FamilyFilter({ value, hrefFor }: Props): ReactNode {
  const { t } = useLingui();
  const options = libraryFilters.map((filter) => ({
    value: filter,
    label: filter === 'all' ? t`Tout` : t(familyWords[filter]),
  }));
  return <FilterChips label={t`Filtrer par famille`} value={value} options={options} hrefFor={hrefFor} />;
}
