import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

interface Scope {
  getByRole: typeof screen.getByRole;
}

/** A field of a day or a time, by its label. */
export const dateField = (name: string | RegExp, scope: Scope = screen): HTMLElement =>
  scope.getByRole('group', { name });

const sections = (field: HTMLElement): HTMLElement[] => within(field).getAllByRole('spinbutton');

/** Types a day or a time, such as `24/11/2026` or `12:30`, as a person does: the figures alone, from the first section on. */
export async function enterDate(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.click(sections(field)[0]!);
  await user.keyboard(text.replaceAll(/\D/gu, ''));
}

/** Empties a field, and leaves it. */
export async function clearDate(field: HTMLElement): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.click(sections(field)[0]!);
  await user.keyboard('{Control>}a{/Control}{Delete}');
  await user.tab();
  // While all of it is selected the field is one text without sections.
  await within(field).findAllByRole('spinbutton');
}

/** Text of a date field: `24/11/2026`, or `JJ/MM/AAAA` while it is empty. */
export const shownDate = (field: HTMLElement): string => {
  const [first] = sections(field);
  return (
    first?.closest('[class*="sectionsContainer"]')?.textContent?.replaceAll(/[\u200e\u200f\u2066-\u2069]/gu, '') ?? ''
  );
};
