import { shownPhone, withoutHomeZero } from '@passerelle/shared/contract/rules/people/phone';
import type { ReactNode } from 'react';

/** A phone number in one shape and one line; its figures go from left to right in any language. */
export const PhoneNumber = ({ children }: { children: string }): ReactNode => (
  <bdi dir="ltr">{shownPhone(children)}</bdi>
);

/** « 06 12 45 78 03 » as an address that dials; the nought of « +33 (0)6 » is only dialled at home. */
export const phoneHref = (number: string): string => `tel:${withoutHomeZero(number).replaceAll(/[^+\d]/g, '')}`;
