import type { Score } from '@passerelle/shared/contract';

/** One score as charts and tables show it. */
export interface ScoreRow {
  key: string;
  name: string;
  score: number;
  /** Of a hundred. */
  share: number;
  /** What it could have been. */
  most: number;
  /** Part of the profile. */
  isTop: boolean;
  /** Of its bar, where it has a colour of its own. */
  fill?: string;
  /** The colour that it belongs to. */
  belongsTo?: { name: string; fill: string };
}

export const scoreRow = <K extends string>(
  { key, score, share }: Score<K>,
  rest: Omit<ScoreRow, 'key' | 'score' | 'share'>,
): ScoreRow => ({ key, score, share, ...rest });
