/** What someone typed, as it is kept: without the spaces around it, and nothing at all rather than an empty text. */
export const givenText = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same for what stands on one line: a break or a control sign in a name is a slip, and trouble in a mail's head. */
export const givenLine = (text: string | null | undefined): string | null =>
  givenText(text?.replaceAll(/[\s\p{Cc}]+/gu, ' '));

/** Signs that turn the direction of what follows, or take no place. Those that join letters belong to some languages. */
const turning = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** The same for what others go by: it reads the way it is written. */
export const givenTitle = (text: string): string | null => givenLine(text.replaceAll(turning, ''));
