/** What someone typed, as it is kept: without the spaces around it, and nothing at all rather than an empty text. */
export const givenText = (text: string | null | undefined): string | null => text?.trim() || null;
