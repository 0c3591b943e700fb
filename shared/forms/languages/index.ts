/** Languages and their levels: a separate entry, since few forms need it. */
export { LanguagesField } from './languages-field';
