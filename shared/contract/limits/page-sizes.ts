/** One for each list, by its name, as `pageSizes.tasks`; `general` where a call names none. */

export const general = 25;
export const notifications = 20;
export const contacts = 20;
export const appointments = 20;
export const jobOffers = 20;
export const library = 20;
export const tasks = 20;
export const currentWeek = 1_337;
export const otherWeeks = 5;
export const oneFilter = 15;
export const count = 1;
export const trades = 6;
export const surveys = 999;
export const userDocuments = 20;
export const userHistory = 20;
export const contentVersions = 20;
export const bulkActions = 20;
export const bulkPeople = 20;
export const imports = 20;
export const importRows = 20;
export const groups = 20;
export const users = 20;
export const contactLookup = 20;
export const picker = 15;
export const quietContacts = 3;
export const audit = 50;
export const packSearch = 15;
export const packGrid = 6;
export const reportingUsers = 5;
/** Of the lists beside the figures of the reporting. */
export const followUp = 5;
export const peopleBehind = 10;
export const max = 1_337;
