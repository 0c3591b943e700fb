/** « Thomas Le Goff »; of some people only the last name is known. */
export const fullName = ({ firstName, lastName }: { firstName: string | null; lastName: string }): string =>
  firstName ? `${firstName} ${lastName}` : lastName;
