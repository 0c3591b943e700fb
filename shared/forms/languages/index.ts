/** Languages and how well each is spoken: bundled by whoever asks for them, since few forms do. */
export { LanguagesField } from './languages-field';
