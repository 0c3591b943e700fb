/** Time zone of organisations that have chosen none. */
export const defaultTimeZone = 'Europe/Paris';

/** A name of the IANA's database that this machine knows, such as « Europe/Paris »; no mere distance such as « +02:00 ». */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    // Asked for in other letters, it is found; under an older or newer name too, which is as good.
    return known === name || known.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** The selectable time zones. The chosen one is included, even under a name this machine does not list. */
export const timeZones = (chosen?: string | null): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(chosen ? [chosen] : [])])].sort();
