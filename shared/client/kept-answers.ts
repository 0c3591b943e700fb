import { mutate, preload as preloadKey, unload } from 'swr';

import { emit, on } from '@passerelle/shared/events';
import { addressOf, urlOf } from './address';
import type { AddressOf, AnswerOf, ReadName, Rest } from './calls';
import { ask, dataOf } from './http';

/** Fetches what is kept under a path. */
export const fetchPath = async (path: string): Promise<unknown> => dataOf(await ask(urlOf(path)));

/** Whether a key lies under a path: `/me/contacts` covers `/me/contacts?page=1` and `/me/contacts/c1`. */
export const covers = (path: string, key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(path) && ['', '/', '?'].includes(key.charAt(path.length));

/**
 * Something under these paths has changed: what is on the page is fetched again, wherever it is shown, and the page is
 * told. Resolves when the new answers are there.
 */
export async function invalidate(...paths: readonly string[]): Promise<void> {
  for (const path of paths) emit('data-changed', { path });
  await mutate((key) => paths.some((path) => covers(path, key)));
}

/** What stood at a path is gone: all under the other paths is fetched again but it, which would no longer be found. */
export async function withdraw(gone: string, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) emit('data-changed', { path });
  await mutate((key) => !covers(gone, key) && paths.some((path) => covers(path, key)));
}

/** Starts a call whose answer a screen is about to want. A failure is left to that screen. */
export function preload<K extends ReadName>(name: K, ...[parts]: Rest<AddressOf<K>, object>): void {
  const { path } = addressOf(name, { ...parts });
  void Promise.resolve(preloadKey(path, fetchPath)).catch(() => undefined);
}

/** Keeps an answer that came by another way, such as with the document: screens have it at once, and ask behind it. */
export function keepAnswer<K extends ReadName>(
  name: K,
  answer: AnswerOf<K>,
  ...[parts]: Rest<AddressOf<K>, object>
): void {
  void mutate(addressOf(name, { ...parts }).path, answer, { revalidate: false });
}

/** Fetches all that is on the page again, such as after the network was gone. */
export const refreshAnswers = async (): Promise<void> => {
  await mutate(() => true);
};

/** Takes everything back out of memory, also what is still under way. */
export const forgetAnswers = (): void => unload({ revalidate: false });

let holder: string | null = null;
on('session-changed', ({ personId }) => {
  // Nothing of one person may be shown to the next who signs in on this page.
  if (holder !== null && holder !== personId) forgetAnswers();
  holder = personId;
});

let language: string | null = null;
on('locale-changed', ({ locale }) => {
  // Documents, tasks and messages come in the person's language.
  if (language !== null && language !== locale) void refreshAnswers();
  language = locale;
});
