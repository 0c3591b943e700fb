import { Trans, useLingui } from '@lingui/react/macro';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import type { ReactNode } from 'react';
import { Button, useBreakpointUp } from '@passerelle/shared/ui';

import { useCheckMenu } from '../filters/use-check-menu';

interface Props {
  /** The columns that may be hidden: those that identify a row are not among them. */
  offered: readonly { id: string; header: ReactNode }[];
  hidden: readonly string[];
  hiddenByDefault?: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** Menu to choose the columns of a table. Below 768 px rows are a list without columns to choose. */
export function ColumnChoice({ offered, hidden, hiddenByDefault = [], onChange }: Props): ReactNode {
  const { t } = useLingui();
  const hasColumns = useBreakpointUp('lg');
  const { isOpen, open, draw } = useCheckMenu();
  if (!hasColumns) return null;
  const isDefault = hidden.length === hiddenByDefault.length && hidden.every((id) => hiddenByDefault.includes(id));
  const toggle = (id: string): void =>
    onChange(hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id]);
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        startIcon={<ViewColumnOutlined />}
        onClick={({ currentTarget }) => open(currentTarget)}
        sx={{ flex: 'none', fontWeight: 500 }}
      >
        <Trans>Colonnes</Trans>
      </Button>
      {draw({
        label: t`Colonnes`,
        edge: 'end',
        groups: [
          {
            id: 'columns',
            options: offered.map(({ id, header }) => ({ value: id, label: header })),
            isOn: (id) => !hidden.includes(id),
            onPress: toggle,
          },
        ],
        reset: isDefault
          ? undefined
          : {
              label:
                hiddenByDefault.length > 0 ? (
                  <Trans>Revenir aux colonnes habituelles</Trans>
                ) : (
                  <Trans>Afficher toutes les colonnes</Trans>
                ),
              onReset: () => onChange(hiddenByDefault),
            },
      })}
    </>
  );
}
