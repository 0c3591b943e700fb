/**
 * What the contract's enumerations are called. Not a module of which the page holds one copy: each screen takes along the
 * lists that it shows, and its catalogue their words, which `lingui.config.mjs` has to be told.
 */
export { addressTypeWords } from './person-words';
export { civilityWords, genderWords, maritalStatusWords } from './person-words';
export { companySizeWords } from './company-words';
export { contactTypeWords } from './contact-words';
export { degreeWords } from './skill-words';
export { jobLevelWords, jobOccupationWords } from './contact-words';
export { languageLevelWords, spokenLanguageWords } from './skill-words';
export { businessSectorWords } from './company-words';
export { useWordOptions } from './use-word-options';
