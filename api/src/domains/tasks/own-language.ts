import { defaultLocale, type Locale } from '@passerelle/shared/contract';

interface Spoken {
  locale: Locale | null;
}

/**
 * A step that exists in one language only is for those who read it; where a task has none in the reader's language, the
 * one in the product's own stands for it, as its words do.
 */
export function inReadersLanguage<S extends Spoken>(steps: readonly S[], locale: Locale): S[] {
  const isOwn = steps.some((step) => step.locale === locale);
  return steps.filter((step) => step.locale === null || step.locale === (isOwn ? locale : defaultLocale));
}
