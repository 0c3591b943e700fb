/** « 06 12 45 78 03 » as an address that dials; the nought of « +33 (0)6 » is only dialled at home. */
export const phoneHref = (number: string): string =>
  `tel:${number.replace(/^(\+.*)\(0\)/, '$1').replaceAll(/[^+\d]/g, '')}`;
