import type { Browser, System } from '@passerelle/shared/contract';

export interface SignedInDevice {
  browser: Browser | null;
  system: System | null;
}

/** The first that matches: each browser also names those that it wants to be taken for. */
const browserMarks: readonly (readonly [RegExp, Browser])[] = [
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)[/ ]/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+.*\bSafari\//, 'Safari'],
];

/** Phones before the systems that theirs are made of; an iPad may give itself out for a Mac, and is then taken for one. */
const systemMarks: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = <T>(marks: readonly (readonly [RegExp, T])[], userAgent: string): T | null =>
  marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** What a person would call the device, from what its browser says of itself; no more than a hint. */
export const deviceOf = (userAgent: string | null): SignedInDevice => ({
  browser: firstOf(browserMarks, userAgent ?? ''),
  system: firstOf(systemMarks, userAgent ?? ''),
});
