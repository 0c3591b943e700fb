/** Milliseconds: `delays.savedNotice`. */

export const lookupThrottle = 300;
export const notificationPolling = 5_000;
export const downloadRevoke = 35_000;
export const imageSpinner = 100;
export const savedNotice = 1_000;
