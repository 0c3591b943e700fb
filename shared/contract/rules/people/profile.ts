/** A day (YYYY-MM-DD) in the future, in UTC: not a valid birth date. */
export const isFutureDay = (day: string, now: string): boolean => day > new Date(now).toISOString().slice(0, 10);

/** Positions of the languages that are already in the list above them: each language counts once. */
export const repeatedLanguages = (languages: readonly { language: string }[]): number[] =>
  languages.flatMap(({ language }, index) =>
    languages.findIndex((other) => other.language === language) < index ? [index] : [],
  );
