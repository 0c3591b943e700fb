import type { TaskFamily } from '@passerelle/shared/contract';

/** A task as far as what it brings is concerned. */
export interface ValidatedTask {
  id: string;
  user_id: string;
  user_program_id: string;
  family: TaskFamily;
  points: number;
}
