import { readerOf, type Asking } from './reader';
import { spendToken, type Subject } from './spend-token';

/** What a call made counts for the sub-task that it was made for, where the call says so with the sub-task's token. */
export async function countForTask(asking: Asking, token: string | null | undefined, subject: Subject): Promise<void> {
  if (token) await spendToken(readerOf(asking), token, subject);
}
