import { on } from '@passerelle/shared/events';
import { currentLocale, type Locale } from '@passerelle/shared/i18n';
import { mutate } from 'swr';

/** No older than an answer may be that a call has waited for: a page that comes later than this asks by itself. */
const MOST_AGE_MS = 30_000;

/** Answers that came with the document, by address below the API, and the language that they were asked for in. */
export interface BroughtAnswers {
  locale: Locale;
  found: Readonly<Record<string, unknown>>;
}

const brought = new Map<string, unknown>();
let language: Locale | null = null;
const isFresh = (): boolean => performance.now() < MOST_AGE_MS;

/** Screens show them at once, and ask behind them. */
export function showAnswers(found: Readonly<Record<string, unknown>>): void {
  for (const [path, answer] of Object.entries(found)) void mutate(path, answer, { revalidate: false });
}

/** Screens show these at once, and the first call to each address uses its answer from here instead of a request. */
export function bringAnswers({ locale, found }: BroughtAnswers): void {
  if (locale !== currentLocale() || !isFresh()) return;
  language = locale;
  for (const [path, answer] of Object.entries(found)) brought.set(path, answer);
  showAnswers(found);
}

/** Drops the answers from the document after a change or a new session: from then on the server is asked. */
export const forgetBroughtAnswers = (): void => brought.clear();
on('data-changed', forgetBroughtAnswers);
on('locale-changed', ({ locale }) => {
  if (locale !== language) forgetBroughtAnswers();
});

/** Returns an answer once; undefined if it is too old, so that the server is asked. */
export function takeBroughtAnswer(path: string): unknown {
  const answer = isFresh() ? brought.get(path) : undefined;
  brought.delete(path);
  return answer;
}
