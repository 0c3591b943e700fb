/** What someone typed, as it is kept: without the spaces around it, and nothing at all rather than an empty text. */
export const givenText = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same for what stands on one line: a break or a control sign in a name is a slip, and trouble in a mail's head. */
export const givenLine = (text: string | null | undefined): string | null =>
  givenText(text?.replaceAll(/[\s\p{Cc}]+/gu, ' '));
