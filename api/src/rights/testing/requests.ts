import type { CalendarFeedMade, FactorSecret, UserImport } from '@passerelle/shared/contract';
import { aFactor, bytesOf } from '../../domains/accounts/second-factor/testing/a-factor';
import { codeAt, stepAt } from '../../domains/accounts/second-factor/totp';
import { fieldsOf } from '../../domains/users/import/testing/people-file';
import { multipart, part } from '../../testing/test-client';
import { aPhoto } from '../../testing/pictures';
import { aPassword } from './a-world';
import { contentRequests } from './content-requests';
import {
  aContact,
  aCreation,
  anIdentity,
  aGroupBody,
  anAccount,
  anEdit,
  anOwner,
  another,
  aPackBody,
  aProof,
  documentForm,
  emailToken,
  form,
  fresh,
  linkToken,
  peopleFile,
  selected,
  type Request,
} from './bodies';

/** The request of each call, valid for a user with the right to make it. A call without an entry sends nothing. */
export const requests: Record<string, Request> = {
  'POST /auth': {
    ask: async (situation) => ({ body: { username: (await anAccount(situation)).email, password: aPassword } }),
  },
  'POST /auth/secondFactor': {
    ask: async (situation) => {
      const { app } = situation.world;
      const person = await anAccount(situation);
      const { code } = await aFactor(app, person, aPassword);
      const begun = await app.anyone.post('/auth', { username: person.email, password: aPassword });
      const [cookie] = begun.cookies;
      return { body: { code: code() }, headers: { cookie: `${cookie?.name}=${cookie?.value}` } };
    },
  },
  'POST /auth/reset': { ask: async (situation) => ({ body: { username: (await anAccount(situation)).email } }) },
  'GET /auth/reset': { ask: async (situation) => ({ query: `token=${await linkToken(situation)}` }) },
  'GET /auth/email': { ask: async (situation) => ({ query: `token=${await emailToken(situation)}` }) },
  'POST /auth/email': { ask: async (situation) => ({ body: { token: await emailToken(situation) } }) },
  'POST /signedAction': {
    ask: async (situation) => ({ body: { token: await linkToken(situation), password: 'Une-planche-2027!' } }),
  },
  'GET /staticPages/:slug': { ask: () => ({ params: { slug: 'terms-of-use' } }) },
  ...contentRequests,
  'POST /debug/logs': {
    ask: () => ({
      body: { app: 'shell', streams: [{ level: 'error', message: 'x', at: '2026-11-25T10:00:00.000Z' }] },
    }),
  },
  'GET /calendars/:token': {
    ask: async ({ world: { app } }) => {
      const { url } = (await app.as(await app.aPerson()).post<CalendarFeedMade>('/me/calendarFeed')).data;
      return { params: { token: url.split('/').at(-1) ?? '' } };
    },
  },
  'GET /files/:fileId': { kind: 'file' },
  'GET /logos/:fileId': {
    ask: async ({ world: { app } }) => {
      const organization = await app.anOrganization();
      const logo = await aPhoto({ width: 100, height: 40, format: 'png' });
      await app.as(await app.aPerson({ role: 'superAdmin' })).send({
        method: 'PUT',
        url: `/api/organizations/${organization}/theme`,
        ...multipart(part('logo', logo, 'l.png')),
      });
      const theme = await app.db
        .selectFrom('themes')
        .where('organization_id', '=', organization)
        .select('logo_file_id')
        .executeTakeFirstOrThrow();
      return { params: { fileId: theme.logo_file_id ?? '' } };
    },
  },

  'PUT /me': { ask: () => ({ body: { locale: 'en' } }) },
  'POST /me/emailChange/resend': {
    hasPassword: true,
    ask: async ({ world: { app }, actor }) => {
      await app.as(actor).put('/me', { email: fresh(), oldPassword: aPassword });
      app.clock.advance({ hours: 1 });
      return {};
    },
  },
  'POST /me/erasure': { hasPassword: true, ask: () => ({ body: { password: aPassword } }) },
  'POST /me/secondFactor': { hasPassword: true, ask: () => ({ body: { password: aPassword } }) },
  'POST /me/secondFactor/confirmation': {
    hasPassword: true,
    ask: async ({ world: { app }, actor }) => {
      const { data } = await app.as(actor).post<FactorSecret>('/me/secondFactor', { password: aPassword });
      return { body: { code: codeAt(bytesOf(data.secret), stepAt(app.clock.now().toMillis())) } };
    },
  },
  'POST /me/secondFactor/recoveryCodes': { hasPassword: true, ask: aProof },
  'POST /me/secondFactor/removal': { hasPassword: true, ask: aProof },
  'DELETE /me/sessions/:sessionId': { kind: 'session' },
  'GET /me/lists/:list': { ask: () => ({ params: { list: 'users' } }) },
  'PUT /me/lists/:list': {
    ask: () => ({ params: { list: 'users' }, body: { columns: null, views: [] }, headers: { 'if-match': '"0"' } }),
  },
  'GET /me/program': { follows: true },
  'PUT /me/program': { follows: true, ask: () => ({ body: { suspensions: 1 } }) },
  'GET /me/tasks/:taskId': { kind: 'task' },
  'PUT /me/tasks/:taskId/seen': { kind: 'task' },
  'PUT /me/tasks/:taskId/subTask/:subTaskId': { kind: 'task', ask: () => ({ body: {} }) },
  'GET /me/drafts/:key': { ask: () => ({ params: { key: 'contact' } }) },
  'PUT /me/drafts/:key': { ask: () => ({ params: { key: 'contact' }, body: { content: { a: 1 }, version: 0 } }) },
  'DELETE /me/drafts/:key': { ask: () => ({ params: { key: 'contact' } }) },
  'POST /me/contacts': { ask: () => ({ body: aContact }) },
  'POST /me/contacts/import': { ask: () => ({ body: { rows: [{ contact: aContact, choice: 'create' }] } }) },
  'POST /me/contacts/import/preview': { ask: () => form(part('contacts', 'Nom;Prénom\r\nMartin;Ana', 'c.csv')) },
  'GET /me/contacts/:contactId': { kind: 'contact' },
  'PUT /me/contacts/:contactId': { kind: 'contact', ask: () => ({ body: aContact }) },
  'DELETE /me/contacts/:contactId': { kind: 'contact' },
  'PUT /me/contacts/:contactId/restore': { kind: 'deletedContact' },
  'POST /me/agenda': {
    ask: async ({ world: { app }, actor }) => {
      const { data } = await app.as(actor).post<{ id: string }>('/me/contacts', aContact);
      const date = '2026-11-26T11:30:00.000Z';
      return { body: { title: 'Conseil', actionType: 'adviseQuery', contact: data.id, type: 'video', date } };
    },
  },
  'GET /me/agenda/:appointmentId': { kind: 'appointment' },
  'GET /me/agenda/:appointmentId/calendar': { kind: 'appointment' },
  'PUT /me/agenda/:appointmentId': {
    kind: 'appointment',
    ask: () => ({ body: { title: 'Autre', actionType: 'adviseQuery' } }),
  },
  'DELETE /me/agenda/:appointmentId': { kind: 'appointment' },
  'PUT /me/agenda/:appointmentId/restore': { kind: 'deletedAppointment' },
  'GET /me/jobOffers': { follows: true },
  'GET /me/jobOffers/count': { follows: true },
  'POST /me/jobOffers': { follows: true, ask: () => ({ body: { title: 'Soudeur', type: 'external' } }) },
  'GET /me/jobOffers/:jobOfferId': { kind: 'jobOffer', follows: true },
  'PUT /me/jobOffers/:jobOfferId': { kind: 'jobOffer', follows: true, ask: () => ({ body: { status: 'pending' } }) },
  'DELETE /me/jobOffers/:jobOfferId': { kind: 'jobOffer', follows: true },
  'PUT /me/jobOffers/:jobOfferId/restore': { kind: 'deletedJobOffer', follows: true },
  'POST /me/library': { ask: documentForm },
  'GET /me/trades': {},
  'GET /me/documents': {},
  'DELETE /me/documents/:documentId': { kind: 'ownDocument' },
  'GET /me/library/:documentId': { kind: 'document' },
  'PUT /me/library/:documentId/reading': { kind: 'document', ask: () => ({ body: { lastPage: 2 } }) },
  'PUT /me/notifications': { ask: () => ({ body: { status: 'opened' } }) },
  'PUT /me/notifications/:notificationId': { kind: 'notification', ask: () => ({ body: { status: 'opened' } }) },
  'GET /reporting/grafana/:queryType': {
    ask: () => ({ params: { queryType: 'query' }, query: 'query=sum(session_count)' }),
  },
  'POST /reporting/grafana/:queryType': {
    ask: () => ({ params: { queryType: 'query' }, body: { query: 'sum(session_count)' } }),
  },
  'GET /reporting/people': { ask: () => ({ query: 'metric=session_count&from=0&until=1000' }) },
  'GET /reporting/funnel': { ask: () => ({ query: 'until=1000' }) },
  'GET /reporting/solutions': { ask: () => ({ query: 'from=0&until=1000' }) },
  'GET /reporting/timeToSolution': { ask: () => ({ query: 'until=1000' }) },
  'GET /reporting/sixMonthly': { ask: () => ({ query: 'from=0&until=1000' }) },

  'POST /users': { ask: (situation) => ({ body: aCreation(situation) }) },
  'POST /users/check': { ask: (situation) => ({ body: anIdentity(situation) }) },
  'POST /users/import': { ask: peopleFile },
  'POST /users/sendWelcome': {
    ask: async ({ world }) => ({ body: { userIds: [(await world.someone(world.near)).id] } }),
  },
  'POST /users/export': {
    ask: async ({ world }) => ({ body: { selection: { ids: [(await world.someone(world.near)).id] } } }),
  },
  'POST /users/bulk': {
    ask: async ({ world }) => ({
      body: { kind: 'welcome', selection: { ids: [(await world.someone(world.near)).id] } },
    }),
  },
  'POST /users/bulk/:bulkId/undo': { kind: 'deletion' },
  'POST /users/bulk/:bulkId/resume': { kind: 'bulk' },
  'POST /users/bulk/:bulkId/cancel': { kind: 'plannedBulk' },
  'GET /users/bulk/:bulkId': { kind: 'bulk' },
  'GET /users/bulk/:bulkId/people': { kind: 'bulk' },
  'GET /users/:userId': { kind: 'person' },
  'PUT /users/:userId': { kind: 'person', ask: (situation) => ({ body: anEdit(situation) }) },
  'DELETE /users/:userId': { kind: 'person' },
  'PUT /users/:userId/restore': { kind: 'deletedPerson' },
  'POST /users/:userId/program/preview': { kind: 'person', ask: (situation) => ({ body: selected(situation) }) },
  'DELETE /users/:userId/sessions': { kind: 'person' },
  'DELETE /users/:userId/secondFactor': { kind: 'personWithFactor' },
  'POST /users/:userId/emailChange/release': { kind: 'personWithEmailChange' },
  'DELETE /users/:userId/emailChange': { kind: 'personWithEmailChange' },
  'GET /users/:userId/library': { kind: 'person' },
  'POST /users/:userId/library': { kind: 'self', ask: documentForm },
  'GET /users/:userId/history': { kind: 'person' },
  'POST /users/imports': { ask: peopleFile },
  'GET /users/imports/:importId': { kind: 'newImport' },
  'PUT /users/imports/:importId': {
    kind: 'newImport',
    ask: async ({ world: { app }, actor, target }) => {
      const { status, data } = await app.as(actor).get<UserImport>(`/users/imports/${target.id}`);
      return { body: { columns: status === 200 ? fieldsOf(data) : ['lastName'] } };
    },
  },
  'GET /users/imports/:importId/rows': { kind: 'checkedImport' },
  'PUT /users/imports/:importId/rows': {
    kind: 'refusedImport',
    ask: () => ({ body: { line: 2, cells: { jobLevel: 'Cadre' } } }),
  },
  'GET /users/imports/:importId/refused': { kind: 'refusedImport' },
  'POST /users/imports/:importId/start': { kind: 'checkedImport', ask: () => ({ body: {} }) },
  'POST /users/imports/:importId/stop': { kind: 'runningImport' },
  'POST /users/imports/:importId/undo': { kind: 'doneImport' },
  'POST /users/groups': { ask: (situation) => ({ body: aGroupBody(situation) }) },
  'GET /users/groups/:groupId': { kind: 'group' },
  'PUT /users/groups/:groupId': { kind: 'group', ask: (situation) => ({ body: aGroupBody(situation) }) },
  'DELETE /users/groups/:groupId': { kind: 'group' },
  'GET /organizations/:organizationId': { kind: 'organization' },
  'POST /organizations': { ask: () => ({ body: { name: `Organisation ${another()}`, owner: anOwner() } }) },
  'PUT /organizations/:organizationId': {
    kind: 'organization',
    ask: () => ({ body: { name: `Organisation ${another()}`, auditMonths: 6 + (another() % 30) } }),
  },
  'PUT /organizations/:organizationId/theme': {
    kind: 'organization',
    ask: () => ({ body: { primary: `#6B5A${10 + (another() % 80)}` } }),
  },
  'POST /organizations/:organizationId/owners': { kind: 'organization', ask: () => ({ body: anOwner() }) },
  'GET /licensePacks/:packId': { kind: 'pack' },
  'POST /licensePacks': {
    ask: (situation) => ({ body: { ...aPackBody(situation), organization: situation.world.near.organization } }),
  },
  'PUT /licensePacks/:packId': { kind: 'pack', ask: (situation) => ({ body: aPackBody(situation) }) },
  'DELETE /licensePacks/:packId': { kind: 'pack' },
  'GET /programs/:programId': { kind: 'program' },
  'POST /logAs': {
    ask: async ({ world }) => ({
      body: { userId: (await world.someone(world.near)).id, reason: 'Aide à la connexion' },
    }),
  },
};
