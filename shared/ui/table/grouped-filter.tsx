import TuneRounded from '@mui/icons-material/TuneRounded';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@passerelle/shared/ui';

import type { Option } from '../data/filters/option-menu';
import { withPressed } from './several-filter';
import { useCheckMenu } from './use-check-menu';

export interface FilterGroup {
  id: string;
  /** What it narrows by: « Genre ». */
  label: string;
  values: readonly string[];
  options: readonly Option<string>[];
  onChange: (values: readonly string[]) => void;
  /** At most one at a time: pressed again, it is taken back. */
  single?: boolean;
}

interface Props {
  /** « Plus de filtres » */
  label: string;
  groups: readonly FilterGroup[];
}

/** Filters that are needed less often, behind one button. */
export function GroupedFilter({ label, groups }: Props): ReactNode {
  const { isOpen, open, prepare, draw } = useCheckMenu();
  const count = groups.reduce((sum, { values }) => sum + values.length, 0);
  const press = ({ values, options, onChange, single = false }: FilterGroup, value: string): void => {
    if (single) return onChange(values.includes(value) ? [] : [value]);
    onChange(withPressed(options, values, value));
  };
  return (
    <>
      <Button
        variant="neutral"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...prepare}
        startIcon={<TuneRounded />}
        onClick={({ currentTarget }) => open(currentTarget)}
        sx={{ flex: 'none', px: '14px', fontWeight: 400, borderColor: 'neutral.lineStrong' }}
      >
        {count === 0 ? (
          label
        ) : (
          <span>
            <Trans>
              {label} : <b>{count}</b>
            </Trans>
          </span>
        )}
      </Button>
      {draw({
        label,
        maxHeight: 460,
        groups: groups.map((group) => ({
          ...group,
          isOn: (value) => group.values.includes(value),
          onPress: (value) => press(group, value),
        })),
      })}
    </>
  );
}
