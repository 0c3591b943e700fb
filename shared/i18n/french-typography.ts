const NARROW_NBSP = '\u202F';

/** Intl sets the wide space of units before a percent sign; French wants the narrow one. */
export const bindPercent = (text: string): string => text.replace(/\s%/u, `${NARROW_NBSP}%`);
