export { aBulkAction, aLicensePack, anOrganization, aUserFile, aUserGroup } from './client-space';
export { aLibraryDocument, aQuestion, aSurvey } from './content';
export { aContentItem, aContentOverview, aContentSchedule, anItemSummary, aPublication } from './content-item';
export { anId, listOf } from './ids';
export { aContact, aJobOffer, anAppointment } from './networking';
export { aNotification, aProfile, aStaffProfile, aUser, aUserSummary } from './person';
export { aParticipantProgram, aProgram, aSelectedProgram, aSuspension, someStats } from './program';
export { aSubTask, aSubTaskSummary, aTask, aTaskDetail } from './task';
