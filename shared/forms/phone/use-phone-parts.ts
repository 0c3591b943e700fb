import { useState } from 'react';

import { preferredPhoneCountries } from '@passerelle/shared/contract';
import { joinPhone, splitPhone, type PhoneParts } from './phone-parts';

interface PhoneControls extends PhoneParts {
  chooseCountry: (country: string) => void;
  type: (text: string) => void;
  /** The person has left the number: it is shown as it is kept. */
  settle: () => void;
}

/** A number kept as one text, held as country and number while somebody types it. */
export function usePhoneParts(value: string, onChange: (value: string) => void): PhoneControls {
  const [held, setHeld] = useState<PhoneParts>(() => splitPhone(value, preferredPhoneCountries[0]));
  // A draft that comes back, or a form that begins again, changes the number behind the person's back.
  const parts = joinPhone(held) === value ? held : splitPhone(value, held.country);

  const hold = (next: PhoneParts): void => {
    setHeld(next);
    onChange(joinPhone(next));
  };
  return {
    ...parts,
    chooseCountry: (country) => hold({ ...parts, country }),
    // A number that is typed or filled in with its country's code says its country itself.
    type: (text) => hold(/^\s*(\+|00)/u.test(text) ? splitPhone(text, parts.country) : { ...parts, national: text }),
    settle: () => setHeld(splitPhone(value, parts.country)),
  };
}
