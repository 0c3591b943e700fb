import { screen } from '@testing-library/react';

/** The value beside a name in a description list, such as « Ajoutée le ». */
export function fact(name: string): HTMLElement {
  const value = screen.getByText(name, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${name} has no value`);
  return value;
}
