import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId, useMemo } from 'react';

import { addSheet, choiceStyles } from '@passerelle/shared/theme';
import { classNames, Piece } from '../kit/piece';

addSheet(choiceStyles);

interface ChoiceProps {
  /** A box, a ring or a switch. */
  control: ReactNode;
  label: ReactNode;
  sx?: SxProps<Theme> | undefined;
}

/** What is chosen by one press, with the words beside it, which are pressed as well. */
export const Choice = ({ control, label, sx }: ChoiceProps): ReactNode => (
  <Piece component="label" className="kit-choice" {...(sx && { sx })}>
    {control}
    <span className="kit-choice-label">{label}</span>
  </Piece>
);

type ControlProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'className' | 'type'>;

interface SwitchProps extends ControlProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, which takes effect at once. */
export const Switch = ({ checked, onChange, ...control }: SwitchProps): ReactNode => (
  <input
    {...control}
    type="checkbox"
    role="switch"
    checked={checked}
    aria-checked={checked}
    className="kit-switch"
    onChange={({ target }) => onChange(target.checked)}
  />
);

interface Group {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

interface RadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'className' | 'role'> {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** Beside each other, for short answers. */
  row?: boolean;
  sx?: SxProps<Theme>;
}

/** One of several, each a `RadioChoice`. The arrow keys go through them, as everywhere. */
export function RadioGroup({ name: own, value, onChange, row = false, sx, ...rest }: RadioGroupProps): ReactNode {
  const id = useId();
  const name = own ?? id;
  const group = useMemo(() => ({ name, value, onChange }), [name, value, onChange]);
  return (
    <GroupContext value={group}>
      <Piece
        component="div"
        {...rest}
        {...(sx && { sx })}
        role="radiogroup"
        className={classNames('kit-choices', row && 'kit-choices-row')}
      />
    </GroupContext>
  );
}

interface RadioProps extends Omit<ControlProps, 'value'>, Omit<ChoiceProps, 'control'> {
  value: string;
}

/** One of the choices of a `RadioGroup`; what it takes beside its words is for the browser's own radio. */
export function RadioChoice({ value, label, sx, ...control }: RadioProps): ReactNode {
  const group = use(GroupContext);
  return (
    <Choice
      label={label}
      sx={sx}
      control={
        <input
          {...control}
          type="radio"
          className="kit-ring"
          value={value}
          {...(group && { name: group.name, checked: group.value === value, onChange: () => group.onChange(value) })}
        />
      }
    />
  );
}
