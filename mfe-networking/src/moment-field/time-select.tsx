import type { ReactNode } from 'react';
import { DeviceList, FormControl } from '@passerelle/shared/forms';

interface Props {
  label: string;
  value: string;
  figures: readonly number[];
  /** While nothing is chosen: « hh ». */
  empty: string;
  aria: object;
  onChange: (value: string) => void;
  onBlur: () => void;
}

const offered = (value: string, figures: readonly number[]): readonly number[] =>
  value === '' || figures.includes(Number(value)) ? figures : [Number(value), ...figures];
const two = (figure: number): string => String(figure).padStart(2, '0');

/**
 * The hours, or the minutes, that can be chosen: the others are not in the list. One that was chosen on a clock elsewhere
 * stands there until another is chosen, so that a time that is set does not look as if it were not.
 */
export const TimeSelect = ({ label, value, figures, empty, aria, onChange, onBlur }: Props): ReactNode => (
  <FormControl error={'aria-invalid' in aria} sx={{ flex: 1, minWidth: 0 }}>
    <DeviceList
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      inputProps={{ ...aria, 'aria-label': label }}
    >
      <option value="">{empty}</option>
      {offered(value, figures).map((figure) => (
        <option key={figure} value={two(figure)}>
          {two(figure)}
        </option>
      ))}
    </DeviceList>
  </FormControl>
);
