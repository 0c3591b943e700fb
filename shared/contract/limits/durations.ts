/** Durations; the name ends with the unit; read as `durations.sessionDays`. */

export const cookieConsentDays = 365;
export const sessionDays = 30;
/** Then the password is asked for again, however much the session is used. */
export const sessionLongestDays = 90;
export const invitationDays = 7;
export const resetMinutes = 60;
/** A new e-mail address is confirmed from its own mailbox within this time. */
export const emailConfirmationHours = 24;
/** One that staff have entered for an active account is confirmed or released within this time. */
export const staffEmailDays = 7;
/** How long the old e-mail address can take the account back. */
export const emailTakeBackDays = 7;
/** Between the password and the code of the second factor. */
export const pendingSignInMinutes = 5;
/** A stretch of activity is one connection until nothing happened for this long. */
export const connectionGapHours = 6;
/** A contact without any action for this long is suggested for a new one. */
export const contactQuietDays = 60;
/** Drafts are deleted after this time. */
export const draftDays = 90;
/** How long a deleted person can be restored; then they are erased. */
export const userRestoreDays = 30;
/** How long a deleted contact, action or offer can be restored; then its row is purged. */
export const entryRestoreDays = 30;
/** How far ahead a hand-over can be planned. */
export const handOverAheadDays = 365;
/** How long an import of people can be undone as a whole. */
export const importUndoHours = 24;
/** How long the rows of an import are kept. */
export const importResultDays = 30;
/** Connected within them: active. */
export const activeDays = 14;
/** Connected, and no task done for this long: not heard from. */
export const taskSilenceDays = 21;
/** Minimum time between two requests for news from the same person. */
export const newsDays = 7;
/** A programme, or a pack, that ends within them ends soon. */
export const endingDays = 30;
/** A closure can be taken back for so many days after it was entered. */
export const closureReopenDays = 30;
/** How long an interview that was noted by mistake can be taken back. */
export const acceptanceUndoMinutes = 2;
/** How long the page of an ended session waits for the password; then the login page opens. */
export const signInAgainMinutes = 15;
/** How long an author counts as present after the page last said so. */
export const presenceMinutes = 1;
/** After this time a session as another person ends and the own one returns. */
export const logAsMinutes = 30;
