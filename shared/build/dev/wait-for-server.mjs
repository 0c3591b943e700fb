import { setTimeout as wait } from 'node:timers/promises';

/** @param {string} address */
export const answers = (address) =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** @param {string} address */
export async function untilItAnswers(address) {
  while (!(await answers(address))) await wait(200);
}
