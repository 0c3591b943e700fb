import { locales } from '@passerelle/shared/contract/enums/locales';
import { oneOf, pageNumber, queryState, text } from '@passerelle/shared/url-state';

/** The shown part of an item: the language of its translations, the page of its history and a version of it. */
export const itemQuery = queryState({
  view: oneOf(['content', 'translations', 'history'], 'content'),
  language: oneOf(['none', ...locales], 'none'),
  number: text(),
  versions: pageNumber(),
});
