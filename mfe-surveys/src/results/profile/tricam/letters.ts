import type { scoreTricam, SubTask } from '@passerelle/shared/contract';

/** What the parts of a profile of letters are told. */
export type LettersProps = { step: SubTask } & ReturnType<typeof scoreTricam>;
