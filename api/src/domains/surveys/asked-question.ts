import type { QuestionType } from '@passerelle/shared/contract';

/** A question as far as its answers are checked. */
export interface AskedQuestion {
  id: string;
  type: QuestionType;
  /** Each with its label in every language: what was read in one may be sent while another is chosen. */
  answers: readonly { labels: readonly string[]; values: readonly string[] }[];
}
