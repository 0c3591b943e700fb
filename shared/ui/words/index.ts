/**
 * What the contract's enumerations are called. Not a module of which the page holds one copy: each screen takes along the
 * lists that it shows, and its catalogue their words: `lingui.config.mjs` finds them by what the screens import.
 */
export { businessSectorWords, companySizeWords } from './company-words';
export { contactTypeWords } from './contact-words';
export { jobLevelWords } from './job-level-words';
export { jobOccupationWords } from './job-words';
export { genderWords } from './gender-words';
export { addressTypeWords, civilityWords, maritalStatusWords } from './person-words';
export { degreeWords, languageLevelWords, spokenLanguageWords } from './skill-words';
export { useWordOptions } from './use-word-options';
