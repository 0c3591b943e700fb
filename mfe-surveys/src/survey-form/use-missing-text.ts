import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The names of as many questions can be read at once. */
const NAMED = 3;

/** What a long questionnaire still needs, where naming every question would say nothing. */
export function useMissingText(): (names: readonly string[]) => string | undefined {
  const { t } = useLingui();
  return (names) => {
    if (names.length <= NAMED) return undefined;
    const needsConsent = names.includes('consent');
    const open = names.filter((name) => name !== 'consent').length;
    return needsConsent
      ? t`${plural(open, {
          one: 'Pour continuer, répondez à encore # question et donnez votre accord.',
          other: 'Pour continuer, répondez à encore # questions et donnez votre accord.',
        })}`
      : t`${plural(open, {
          one: 'Pour continuer, répondez à encore # question.',
          other: 'Pour continuer, répondez à encore # questions.',
        })}`;
  };
}
