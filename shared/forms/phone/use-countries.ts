import { useMemo } from 'react';

import { preferredPhoneCountries } from '@passerelle/shared/contract';
import { useLocale } from '@passerelle/shared/i18n';
import { dialCodes } from './dial-codes';

export interface Country {
  code: string;
  name: string;
  dial: string;
}

const preferred: readonly string[] = preferredPhoneCountries;

/** Every country with its name in the page's language: those most asked for first, then by name. */
export function useCountries(): Country[] {
  const { format } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(format, { type: 'region' });
    const made = (code: string): Country => ({
      code,
      name: names.of(code.toUpperCase()) ?? code.toUpperCase(),
      dial: dialCodes.get(code) ?? '',
    });
    const others = Array.from(dialCodes.keys(), made).filter(({ code }) => !preferred.includes(code));
    return [...preferred.map(made), ...others.toSorted((a, b) => a.name.localeCompare(b.name, format))];
  }, [format]);
}
