import type { Call } from '@passerelle/shared/contract';
import { calls } from '@passerelle/shared/contract/calls';
import { ONESELF_ONLY } from '../../../platform/http/openapi';
import { unknownId } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createTestClient } from '../../../testing/test-client';

interface Described {
  paths: Record<string, Record<string, { operationId: string; description: string; security: readonly object[] }>>;
}

/**
 * Calls that change something or return a file, and are allowed during impersonation: helping a user means doing their
 * work with them. Some fields of `PUT /me` and `PUT /users/:userId` are refused: log-as.test.ts. A new call is either
 * listed here or marked `oneselfOnly`.
 */
const allowedDuringImpersonation: readonly string[] = [
  'DELETE /content/items/:itemId/draft',
  'DELETE /content/schedules/:scheduleId',
  'DELETE /licensePacks/:packId',
  'DELETE /logAs',
  'DELETE /me/agenda/:appointmentId',
  'DELETE /me/calendarFeed',
  'DELETE /me/contacts/:contactId',
  'DELETE /me/drafts/:key',
  'DELETE /me/jobOffers/:jobOfferId',
  'DELETE /users/groups/:groupId',
  'GET /audit/export',
  'GET /content/packs/:packId/export',
  'GET /files/:fileId',
  'GET /me/agenda/:appointmentId/calendar',
  'GET /users/export',
  'GET /users/import/template',
  'GET /users/imports/:importId/refused',
  'POST /content/items',
  'POST /content/items/:itemId/attachments',
  'POST /content/items/:itemId/duplicate',
  'POST /content/items/:itemId/restore',
  'POST /content/items/:itemId/versions/:number/restore',
  'POST /content/items/:itemId/replacement',
  'POST /content/packs/:packId/takeOver',
  'POST /content/publications',
  'POST /content/schedules',
  'POST /licensePacks',
  'POST /me/agenda',
  'POST /me/contacts',
  'POST /me/contacts/import',
  'POST /me/contacts/import/preview',
  'POST /me/jobOffers',
  'POST /me/library',
  'POST /organizations',
  'POST /organizations/:organizationId/owners',
  'POST /reporting/grafana/:queryType',
  'POST /users',
  'POST /users/:userId/library',
  'POST /users/:userId/program/preview',
  'POST /users/bulk/:bulkId/cancel',
  'POST /users/check',
  'POST /users/export',
  'POST /users/groups',
  'POST /users/imports',
  'POST /users/imports/:importId/stop',
  'PUT /content/items/:itemId',
  'PUT /content/items/:itemId/presence',
  'PUT /licensePacks/:packId',
  'PUT /me',
  'PUT /me/agenda/:appointmentId',
  'PUT /me/agenda/:appointmentId/restore',
  'PUT /me/contacts/:contactId',
  'PUT /me/contacts/:contactId/restore',
  'PUT /me/drafts/:key',
  'PUT /me/jobOffers/:jobOfferId',
  'PUT /me/jobOffers/:jobOfferId/restore',
  'PUT /me/library/:documentId/reading',
  'PUT /me/lists/:list',
  'PUT /me/notifications',
  'PUT /me/notifications/:notificationId',
  'PUT /me/program',
  'PUT /me/tasks/:taskId/seen',
  'PUT /me/tasks/:taskId/subTask/:subTaskId',
  'PUT /organizations/:organizationId',
  'PUT /organizations/:organizationId/theme',
  'PUT /users/:userId',
  'PUT /users/:userId/restore',
  'PUT /users/groups/:groupId',
  'PUT /users/imports/:importId',
  'PUT /users/imports/:importId/rows',
];

let app: TestApp;
let described: { key: string; url: string; isOneselfOnly: boolean }[];

beforeAll(async () => {
  app = await startTestApp();
  const { text } = await app.anyone.send({ method: 'GET', url: '/api/docs/json' });
  const { paths } = JSON.parse(text) as Described;
  described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations)
      .filter(({ security }) => security.length > 0)
      .map(({ operationId, description }) => ({
        key: operationId,
        url: path.replaceAll(/\{\w+\}/g, unknownId),
        isOneselfOnly: description.endsWith(ONESELF_ONLY),
      })),
  );
});
afterAll(() => app.close());

const known: Readonly<Record<string, Call>> = calls;
const isRead = (key: string): boolean => key.startsWith('GET ') && known[key]?.produces === undefined;

describe('calls reserved to the person themselves', () => {
  it('are listed among all calls that change something or return a file', () => {
    const undecided = described.filter(({ key, isOneselfOnly }) => !isOneselfOnly && !isRead(key));

    expect(undecided.map(({ key }) => key).toSorted()).toEqual(allowedDuringImpersonation.toSorted());
  });

  it('are refused with a message during impersonation', async () => {
    const staff = await app.aPerson({ role: 'superAdmin', password: 'Passerelle-2026!' });
    const admin = await app.aPerson({ role: 'admin' });
    const signedIn = await app.anyone.post('/auth', { username: staff.email, password: 'Passerelle-2026!' });
    let cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const client = createTestClient(app.server, () => Promise.resolve(cookie));
    const started = await client.post('/logAs', { userId: admin.id, reason: 'Aide' });
    cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

    const only = described.filter(({ isOneselfOnly }) => isOneselfOnly);
    expect(only.length).toBeGreaterThan(15);
    for (const { key, url } of only) {
      const method = key.split(' ')[0] as 'GET';
      const { status, error } = await client.send({ method, url, ...(method !== 'GET' && { payload: {} }) });
      // Denied to every other role by permission: refused before that.
      if (key === 'POST /logAs') expect(status).toBe(403);
      else
        expect({ key, status, message: error.message }).toEqual({
          key,
          status: 403,
          message: expect.stringMatching(/elle seule peut/),
        });
    }
  });
});
