/** « 06 12 45 78 03 » as an address that dials. */
export const phoneHref = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
