/** How long what is given holds: `durations.sessionDays`. */

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
/** So long an old e-mail address can take the account back. */
export const emailTakeBackDays = 7;
/** Between the password and the code of the second factor. */
export const pendingSignInMinutes = 5;
/** A stretch of activity is one connection until nothing happened for this long. */
export const connectionGapHours = 6;
/** A contact without any action for this long is suggested for a new one. */
export const contactQuietDays = 60;
/** What was half typed is forgotten when nobody came back to it. */
export const draftDays = 90;
/** So long a deleted person can be taken back; then they are erased. */
export const userRestoreDays = 30;
/** So long an import of people can be undone as a whole, and so long its rows are kept. */
export const importUndoHours = 24;
export const importResultDays = 30;
/** Connected within them: active. */
export const activeDays = 14;
/** Connected, and no task done for so long: not heard from. */
export const taskSilenceDays = 21;
/** Nobody is asked for news again within them. */
export const newsDays = 7;
/** A programme, or a pack, that ends within them ends soon. */
export const endingDays = 30;
/** So long an interview that was noted by mistake can be taken back. */
export const acceptanceUndoMinutes = 2;
/** So long the page of a session that has ended waits for the password; then it is left for the login page. */
export const signInAgainMinutes = 15;
/** So long one stays signed in as somebody else; then one is oneself again. */
export const logAsMinutes = 30;
