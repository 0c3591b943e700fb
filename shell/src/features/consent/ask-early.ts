/**
 * A script of its own, which a document with a first paint runs before the page's scripts. Only the browser knows the language that
 * was chosen on the device, and whether the question about cookies, a template of the document, was answered.
 */
import { languageTags } from '@passerelle/shared/contract/enums/locales';

import { CHOICE_KEY, choiceIn } from './choice';
import { EARLY_QUESTION } from './early-question';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** As `storeLocale` of `shared/i18n` writes it, which brings more than this script may weigh. */
const locale = stored('passerelle.locale');
const languages: Readonly<Record<string, string>> = languageTags;
const paint = document.querySelector<HTMLElement>('[data-first-paint]');
const isOtherLanguage = locale !== null && paint !== null && languages[locale] !== paint.lang;
if (isOtherLanguage) paint.remove();

const template = document.getElementById(EARLY_QUESTION);
if (template instanceof HTMLTemplateElement && !isOtherLanguage && !choiceIn(stored(CHOICE_KEY), Date.now())) {
  const question = document.createElement('div');
  question.id = EARLY_QUESTION;
  question.append(template.content);
  template.replaceWith(question);
}
