import { Type } from 'typebox';
import { bulkOutcomes } from '../enums/bulk-actions';
import { userFileSorts, userSorts } from '../enums/users';
import { NewsLetter } from '../entities/programs/follow-up';
import { Id } from '../fields';
import { durations, pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { defineCalls } from '../call';
import { UserFile, UserFileUpload } from '../entities/content/library-document';
import { ProgramChange, ProgramConsequences } from '../entities/programs/program';
import { BulkAction, BulkBody, BulkPerson, UsersExportBody, usersFilters } from '../entities/people/selection';
import {
  DeletedUser,
  User,
  UserCreation,
  UserIdentityBody,
  UsersImport,
  UserSummary,
  UserUpdate,
  WelcomeBody,
  WelcomeResult,
} from '../entities/people/user';
import { listOf } from '../envelope';

/** Filters of the users list, its export and the lists behind the reporting. */
const usersQuery = listQuery(
  userSorts,
  {
    ...usersFilters,
    /** False: only the count, for the figures of the dashboard. */
    returnUsers: Type.Optional(Type.Boolean({ default: true })),
    /** Counts beyond `limits.usersCounted` too, which is slow: for actions on all matches. */
    exactCount: Type.Optional(Type.Boolean({ default: false })),
    env: Type.Optional(Type.String({ maxLength: 40 })),
  },
  pageSizes.users,
);

const params = Type.Object({ userId: Id });
const response = listOf(UserSummary);

/** Packs count the seats that are taken. */
const people = ['/users/*', '/licensePacks/*'] as const;

export const userCalls = defineCalls({
  'GET /users': { summary: 'The people one may see, page by page.', query: usersQuery, response },
  'GET /users/export': {
    summary: 'The same list as a file.',
    query: usersQuery,
    produces: 'text/csv',
    standsFor: { call: 'GET /users', header: 'accept', value: 'text/csv' },
  },
  'POST /users/export': {
    summary: 'The selected people as a file. 409 when a search no longer finds as many.',
    body: UsersExportBody,
    produces: 'text/csv',
    touches: [],
  },
  // `GET /users/{type}` of the specification: one call for each type, so that no id is taken for a type.
  'GET /users/active': { summary: 'Those who connected in the given time.', query: usersQuery, response },
  'GET /users/inactive': { summary: 'Those who did not connect in the given time.', query: usersQuery, response },
  'GET /users/suspended': { summary: 'Those who paused in the given time.', query: usersQuery, response },
  'POST /users': {
    summary: 'Add a person. 409 with `fields.email` when the e-mail is taken.',
    body: UserCreation,
    response: User,
    touches: people,
  },
  'POST /users/check': {
    summary: 'Whether a person of this identity could be added, with the faults that adding them would have.',
    body: UserIdentityBody,
    touches: [],
  },
  'POST /users/import': {
    summary: 'Add the people of a file.',
    files: ['users'],
    response: UsersImport,
    standsFor: { call: 'POST /users', header: 'content-type', value: 'multipart/form-data' },
    touches: people,
  },
  'POST /users/sendWelcome': {
    summary: 'Send people the e-mail that invites them: each once an hour, 200 people an hour and sender.',
    body: WelcomeBody,
    response: WelcomeResult,
    touches: ['/users/*'],
  },
  'POST /users/bulk': {
    summary:
      'Do one thing for many people: by name, or for all that a search finds. 409 when they are no longer as many.',
    body: BulkBody,
    response: BulkAction,
    // It only begins: the screen that follows it refreshes the list when it is done.
    touches: [],
  },
  'GET /users/bulk': {
    summary: 'The bulk actions that one has started or planned, the latest first.',
    query: listQuery({ createdAt: 'desc' } as const, {}, pageSizes.bulkActions),
    response: listOf(BulkAction),
  },
  'GET /users/newsLetter': {
    summary: 'Text of the mail that asks people for news, in each language, to read before it is sent.',
    response: NewsLetter,
  },
  'GET /users/bulk/:bulkId': {
    summary: 'Progress of a bulk action, and the people left out.',
    params: Type.Object({ bulkId: Id }),
    response: BulkAction,
  },
  'GET /users/bulk/:bulkId/people': {
    summary: 'Outcome of a bulk action for each person.',
    params: Type.Object({ bulkId: Id }),
    query: listQuery({ position: 'asc' } as const, { outcome: several(bulkOutcomes) }, pageSizes.bulkPeople),
    response: listOf(BulkPerson),
  },
  'POST /users/bulk/:bulkId/cancel': {
    summary: 'Cancel a bulk action that is planned for a later date. 409 once it has started.',
    params: Type.Object({ bulkId: Id }),
    response: BulkAction,
    touches: ['/users/bulk', '/users/bulk/*'],
  },
  'POST /users/bulk/:bulkId/undo': {
    summary:
      'Restore the people whom a bulk action deleted, by a bulk action of its own. 409 without people to restore.',
    params: Type.Object({ bulkId: Id }),
    response: BulkAction,
    touches: ['/users/bulk', '/users/bulk/*'],
  },
  'POST /users/bulk/:bulkId/resume': {
    summary: 'Go on with a bulk action that failed or stopped, for those whom it did not come to.',
    params: Type.Object({ bulkId: Id }),
    response: BulkAction,
    touches: ['/users/bulk/:bulkId/*'],
  },
  'GET /users/deleted': {
    summary: 'People who were deleted and can still be taken back, the latest first.',
    query: listQuery({ deletedAt: 'desc' } as const, { organization: Type.Optional(Id) }, pageSizes.users),
    response: listOf(DeletedUser),
  },
  'GET /users/:userId': { summary: 'One person.', params, response: User },
  'PUT /users/:userId': {
    summary:
      'Change a person, close their programme, choose or extend one. Another e-mail address of an active account waits for its confirmation.',
    params,
    body: UserUpdate,
    response: User,
    touches: people,
  },
  'DELETE /users/:userId': {
    summary: `Delete a person: hidden at once, erased with what they entered after ${durations.userRestoreDays} days.`,
    params,
    touches: people,
  },
  'PUT /users/:userId/restore': { summary: 'Take a deletion back.', params, response: User, touches: people },
  'POST /users/:userId/program/preview': {
    summary: 'Effects of giving, changing, extending or closing a programme on tasks, weeks and seats.',
    params,
    body: ProgramChange,
    response: ProgramConsequences,
    touches: [],
  },
  'DELETE /users/:userId/sessions': {
    summary: 'End all sessions of a person, who is told by mail.',
    params,
    // Sessions are shown to their owner only.
    touches: [],
  },
  'DELETE /users/:userId/secondFactor': {
    summary: 'Remove the second factor of a person who has lost it, and end their sessions. 409 where there is none.',
    params,
    touches: ['/users/:userId'],
  },
  'POST /users/:userId/emailChange/release': {
    summary:
      'Accept an e-mail address entered by staff without its confirmation. 403 for the user who entered it, 409 without a pending one.',
    params,
    response: User,
    touches: people,
  },
  'DELETE /users/:userId/emailChange': {
    summary: 'Cancel an e-mail address that staff have entered. 409 where none waits.',
    params,
    response: User,
    touches: people,
  },
  'GET /users/:userId/library': {
    summary: 'The documents of a person.',
    params,
    query: listQuery(
      userFileSorts,
      { isUser: Type.Optional(Type.Boolean()), uploaded: Type.Optional(Type.Boolean()) },
      pageSizes.userDocuments,
    ),
    response: listOf(UserFile),
  },
  // The specification creates a document on this screen without giving the call a path.
  'POST /users/:userId/library': {
    summary: 'Upload a document of one’s own from the client space. 409 when one of that name is already there.',
    params,
    body: UserFileUpload,
    files: ['document'],
    response: UserFile,
    touches: ['/users/:userId/library'],
  },
});
