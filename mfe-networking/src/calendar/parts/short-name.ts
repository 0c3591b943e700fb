import { fullName } from '@passerelle/shared/ui';

/** What a day of the month has room for. */
const ROOM = 10;

/** « T. Le Goff », « M.-A. Lubin »: for eyes, where the whole name would be cut off. None where it fits. */
export function shortName(person: Parameters<typeof fullName>[0]): string | null {
  const { firstName, lastName } = person;
  if (!firstName || fullName(person).length <= ROOM) return null;
  const initials = firstName
    .trim()
    .split('-')
    .map((part) => `${Array.from(part)[0] ?? ''}.`);
  return `${initials.join('-')}\u00A0${lastName}`;
}
