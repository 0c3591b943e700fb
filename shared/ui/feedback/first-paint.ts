/**
 * Whether the page still shows what came with its document. Before the first commit a screen takes its place as it is, with its
 * skeletons; a moment without them would be a blink.
 */
export const isFirstPaint = (): boolean => document.querySelector('[data-first-paint]') !== null;
