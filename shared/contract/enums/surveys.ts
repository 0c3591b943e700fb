export const questionTypes = ['boolean', 'list', 'multiValue', 'text'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Technical, reflection, imagination, cooperation, action, method. */
export const tricamLetters = ['t', 'r', 'i', 'c', 'a', 'm'] as const;
export type TricamLetter = (typeof tricamLetters)[number];

export const profileColors = ['red', 'green', 'blue', 'yellow'] as const;
export type ProfileColor = (typeof profileColors)[number];

export const intelligences = [
  'verbal',
  'mathematical',
  'musical',
  'visual',
  'physical',
  'interpersonal',
  'intrapersonal',
  'naturalist',
] as const;
export type Intelligence = (typeof intelligences)[number];
