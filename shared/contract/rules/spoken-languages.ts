/** Positions of the languages that are already in the list above them: each language counts once. */
export const repeatedLanguages = (languages: readonly { language: string }[]): number[] =>
  languages.flatMap(({ language }, index) =>
    languages.findIndex((other) => other.language === language) < index ? [index] : [],
  );
