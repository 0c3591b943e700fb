/**
 * True while the page still shows the first paint of its document. Until the first commit a screen replaces it as it
 * is, with its skeletons, because a moment without them would flicker.
 */
export const isFirstPaint = (): boolean => document.querySelector('[data-first-paint]') !== null;
