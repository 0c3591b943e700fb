import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

import { FilterButton } from '../../data/inputs/filter-select';
import type { Option } from '../../data/inputs/option-menu';
import { useCheckMenu } from './use-check-menu';

interface Props<V extends string> {
  /** Name of the filter: « Rôle ». */
  label: string;
  /** None: all. */
  values: readonly V[];
  options: readonly Option<V>[];
  onChange: (values: readonly V[]) => void;
  icon?: ReactNode;
}

/** Any number of a few values: « Rôle : tous », « Rôle : Manager », « Rôle : 2 choisis ». */
export function SeveralFilter<V extends string>({ label, values, options, onChange, icon }: Props<V>): ReactNode {
  const { number } = useFormats();
  const { isOpen, open, draw } = useCheckMenu();
  const chosen = options.filter(({ value }) => values.includes(value));
  const count = number(chosen.length);
  return (
    <>
      <FilterButton label={label} icon={icon} isOpen={isOpen} onOpen={open}>
        {chosen.length === 0 && <Trans>tous</Trans>}
        {chosen.length === 1 && chosen[0]?.label}
        {chosen.length > 1 && <Trans>{count} choisis</Trans>}
      </FilterButton>
      {draw({
        label,
        groups: [
          {
            id: label,
            options,
            isOn: (value) => chosen.some((one) => one.value === value),
            onPress: (value) => onChange(withPressed(options, values, value)),
          },
        ],
        reset: chosen.length > 0 ? { label: <Trans>Tout afficher</Trans>, onReset: () => onChange([]) } : undefined,
      })}
    </>
  );
}

/** One more, or one fewer: in the order of the options, so that one choice has one address. */
export const withPressed = <V extends string>(
  options: readonly Option<V>[],
  values: readonly V[],
  pressed: string,
): V[] => options.map(({ value }) => value).filter((one) => (one === pressed) !== values.includes(one));
