import { integrityOf } from '../integrity';

/**
 * A script that does not run says nothing of why: it is asked for once more, to see whether it is not there, or there
 * and not what its release names.
 */
export async function wasAltered(url: string): Promise<boolean> {
  const integrity = integrityOf(url);
  if (!integrity || !navigator.onLine) return false;
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  return fetch(url, { integrity })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => false,
      () => true,
    );
}
