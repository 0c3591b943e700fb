/**
 * Limits of the two specifications, and some of our own; read as `limits.passwordMin`. Each is a separate constant, which
 * the build inlines. As one object, each importer would bundle all of them.
 */

export const passwordMin = 8;
export const passwordMax = 100;
export const spokenLanguages = 4;
export const contactAddresses = 4;
/** Maximum number of rows and columns of one import file. */
export const contactsImportRows = 2_000;
export const contactsImportColumns = 100;
export const usersImportRows = 10_000;
export const usersImportColumns = 100;
/** As many as a spreadsheet program shows, empty ones included: what is longer is no list of people. */
export const usersImportLines = 1_048_576;
/** As long as a cell of a spreadsheet can be. */
export const importCellLength = 32_767;
/** Welcome e-mails that the imports of one person send within a day. */
export const importWelcomesPerDay = 10_000;
export const savedViews = 20;
export const packLicenses = 100_000;
/** Seats of a pack are running out from this share of free ones down. */
export const scarceSeatsPercent = 10;
/** Maximum distance of a closure's days from those of the programme. */
export const closureYears = 2;
/** Maximum lead time of the start of a programme. */
export const programStartMonths = 6;
export const timeZoneLength = 60;
export const auditMonthsMin = 6;
export const auditMonthsMax = 36;
/** Latest hour of the Monday mail. */
export const hourMax = 23;
export const intelligenceRatingMax = 4;
export const tricamTop = 3;
export const tricamTopPartial = 2;
/** Letters of a profile that trades are matched with. */
export const tricamTradeLetters = 2;
export const intelligencesTop = 3;
/** A list of answers longer than this is shown as a dropdown. */
export const radioAnswersMax = 3;
export const progressionWeeks = 3;
/** No more than a year, whatever a programme allows. */
export const suspensionWeeksMax = 52;
export const faqSections = 100;
/** People are counted so far; beyond it an answer says that there are more. */
export const usersCounted = 10_000;
export const reportingGraphPoints = 50;
export const reportingDays = 7;
/** Of fewer people no figure is passed on. */
export const reportingGroup = 5;
export const nameLength = 120;
export const titleLength = 200;
export const emailLength = 254;
export const phoneLength = 30;
export const urlLength = 2_048;
export const longTextLength = 5_000;
export const htmlLength = 100_000;
export const tokenLength = 2_048;
export const searchLength = 120;
export const searchWords = 10;
export const zipCodeLength = 12;
export const registrationLength = 40;
export const salaryMax = 10_000_000;
export const notes = 200;
export const recommendedContacts = 50;
export const documentsPerOffer = 10;
export const surveyAnswers = 300;
export const selectedIds = 1_337;
/** Maximum number of welcome e-mails that one member of staff sends within an hour. */
export const welcomesPerHour = 200;
/** The same by bulk actions, which whole organisations are written to by. */
export const bulkWelcomesPerHour = 20_000;
export const bulkActionsPerHour = 120;
/** People of one bulk action. */
export const bulkPeople = 50_000;
export const logStreams = 100;
export const documentPages = 100_000;
/** Paragraphs of a template that can be read before it is saved. */
export const previewBlocks = 500;
export const documentSeconds = 360_000;
export const filterValues = 20;
/** Publications to come of an organisation, and how many days ahead. */
export const contentSchedules = 50;
export const contentScheduleDays = 366;
/** Bytes of one, as JSON. */
export const draftBytes = 65_536;
/** Bytes of an item of the content studio, as JSON, and how deep its fields are nested. */
export const itemBytes = 1_000_000;
export const itemDepth = 10;
/** Weeks and tasks of a programme in the content studio. */
export const itemWeeks = 60;
export const itemTasks = 400;
/** Translations of one item that are confirmed at once. */
export const confirmedTexts = 2_000;
/** Items that one publication publishes, or archives. */
export const publicationItems = 500;
