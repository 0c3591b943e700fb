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
/** Time limit for taking the account back from the old e-mail address. */
export const emailTakeBackDays = 7;
/** Maximum time between the password and the code of the second factor. */
export const pendingSignInMinutes = 5;
/** A stretch of activity is one connection until nothing happened for this long. */
export const connectionGapHours = 6;
/** A contact without any action for this long is suggested for a new one. */
export const contactQuietDays = 60;
/** Drafts are deleted after this time. */
export const draftDays = 90;
/** Time limit for restoring a deleted person; then they are erased. */
export const userRestoreDays = 30;
/** Time limit for restoring a deleted contact, action or offer; then its row is purged. */
export const entryRestoreDays = 30;
/** Maximum lead time of a planned hand-over. */
export const handOverAheadDays = 365;
/** Time limit for undoing an import of people as a whole. */
export const importUndoHours = 24;
/** Retention of the rows of an import. */
export const importResultDays = 30;
/** A person who connected within this time is active. */
export const activeDays = 14;
/** A person who connects but has done no task for this long counts as silent. */
export const taskSilenceDays = 21;
/** Minimum time between two requests for news from the same person. */
export const newsDays = 7;
/** A programme, or a pack, that ends within them ends soon. */
export const endingDays = 30;
/** A closure can be taken back for so many days after it was entered. */
export const closureReopenDays = 30;
/** Time limit for undoing an interview that was noted by mistake. */
export const acceptanceUndoMinutes = 2;
/** Time limit for entering the password on the page of an ended session; then the login page opens. */
export const signInAgainMinutes = 15;
/** Time for which an author counts as present after the last signal of the page. */
export const presenceMinutes = 1;
/** After this time a session as another person ends and the own one returns. */
export const logAsMinutes = 30;
