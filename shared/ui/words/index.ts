/**
 * What the contract's enumerations are called. Not a module of which the page holds one copy: each screen takes along the
 * lists that it shows, and its catalogue their words, which `lingui.config.mjs` has to be told.
 */
export { addressTypeWords } from './address-words';
export { civilityWords, genderWords, maritalStatusWords } from './civil-words';
export { companySizeWords } from './company-words';
export { contactTypeWords } from './contact-words';
export { degreeWords } from './degree-words';
export { jobLevelWords, jobOccupationWords } from './job-words';
export { languageLevelWords, spokenLanguageWords } from './language-words';
export { businessSectorWords } from './sector-words';
export { useWordOptions } from './use-word-options';
