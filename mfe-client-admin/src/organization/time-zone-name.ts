/** « America/Port_of_Spain » as people read it; they have no name in every language, and are searched for under this one. */
export const timeZoneName = (zone: string): string => zone.replaceAll('_', ' ');
