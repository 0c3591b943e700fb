/** A day (YYYY-MM-DD) that has not come yet, in UTC: nobody is born then. */
export const isFutureDay = (day: string, now: string): boolean => day > new Date(now).toISOString().slice(0, 10);
