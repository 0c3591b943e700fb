import { Trans } from '@lingui/react/macro';
import { type ColumnChoiceState, type ListSettingsState, useColumnChoice } from '@passerelle/shared/lists';
import { useToast } from '@passerelle/shared/ui';
import type { Column } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

const Unsaved = (): ReactNode => (
  <Trans>Vos colonnes n’ont pas été enregistrées : elles valent jusqu’à ce que vous quittiez la page.</Trans>
);

/** The columns that the person chose for a list; one that could not be saved says so, and holds for now. */
export function useChosenColumns<T, S extends string>(
  columns: readonly Column<T, S>[],
  settings: ListSettingsState,
): ColumnChoiceState<Column<T, S>> {
  const toast = useToast();
  return useColumnChoice(columns, settings, () => toast(<Unsaved />, { tone: 'error', about: 'columns' }));
}
