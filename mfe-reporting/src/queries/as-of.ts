/** Figures are asked for as of the end of these minutes, so that who comes back finds the answers still there. */
const FRESH_MS = 5 * 60_000;

export const asOf = (now: Date): number => Math.ceil(now.getTime() / FRESH_MS) * FRESH_MS;
