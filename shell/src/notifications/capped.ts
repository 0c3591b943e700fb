const MOST = 99;

/** A figure that a badge has room for. */
export const capped = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
export const isCapped = (count: number): boolean => count > MOST;
