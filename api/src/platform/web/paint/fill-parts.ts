import type { Locale } from '@passerelle/shared/contract';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { paintKindOf, type PaintPart } from '@passerelle/shared/contract/remotes';

import { escapeHtml } from '../../text/markup';
import { safeHtml } from '../../text/safe-html';

/** The results of a screen's first answers, by address. */
export type Answers = Readonly<Record<string, unknown>>;

/** The value at a path such as `week.remainingActions`. */
const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      answer,
    );

/** As the page renders it: numbers in the user's language, and sanitised text. */
function written(value: unknown, isHtml: boolean, locale: Locale): string {
  if (typeof value === 'number') return new Intl.NumberFormat(formatTags[locale]).format(value);
  if (typeof value !== 'string') return '';
  return isHtml ? safeHtml(value) : escapeHtml(value);
}

/** Conditions on the user, beginning with `me.`. */
const ofPerson = (path: string): boolean => path.startsWith('me.');

interface Reader {
  locale: Locale;
  me: unknown;
}

/** A part with the values of its answer, or its placeholder without a valid one. */
export function fillPart(part: PaintPart, answers: Answers, { locale, me }: Reader): string {
  const { answer: address, cases, otherwise } = part;
  const answer = answers[address];
  const found =
    answer !== undefined &&
    cases.find(({ when }) =>
      Object.entries(when).every(
        ([path, wanted]) => paintKindOf(valueAt(ofPerson(path) ? { me } : answer, path)) === wanted,
      ),
    );
  if (!found) return otherwise;
  return found.html.replaceAll(/§(html:)?([\w.]+)§/g, (_mark, html: string | undefined, path: string) =>
    written(valueAt(answer, path), html !== undefined, locale),
  );
}
