/** Milliseconds: `delays.savedNoticeMs`. */

export const lookupThrottleMs = 300;
export const notificationPollingMs = 5_000;
export const presenceMs = 20_000;
export const downloadRevokeMs = 35_000;
export const imageSpinnerMs = 100;
export const savedNoticeMs = 1_000;
