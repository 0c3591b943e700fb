/**
 * Labels of the contract's enumerations. Bundled rather than shared: each screen takes along the lists that it shows, and
 * its catalogue their words: `lingui.config.mjs` finds them by what the screens import.
 */
export { agreementKindLabels } from './agreement-labels';
export { badgeLevelLabels } from './badge-labels';
export { businessSectorLabels, companySizeLabels } from './company-labels';
export { contactTypeLabels } from './contact-labels';
export { jobLevelLabels } from './job-level-labels';
export { jobOccupationLabels } from './job-labels';
export { genderLabels } from './gender-labels';
export { addressTypeLabels, civilityLabels, maritalStatusLabels } from './person-labels';
export { profileLabels } from './profile-labels';
export { degreeLabels, languageLevelLabels, spokenLanguageLabels } from './skill-labels';
export { useLabelOptions } from './use-label-options';
