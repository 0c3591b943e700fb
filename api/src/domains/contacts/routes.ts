import { findPlace } from '../../platform/database/read-replica';
import { member } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countForTask } from '../programs/tasks/spend-token';
import { createContact, updateContact, deleteContact, restoreContact } from './write-contact';
import { exportCardsTask } from './export-contacts';
import { countContacts, findContact, listContacts, quietContacts } from './list-contacts';

export const contactRoutes = defineRoutes((on) => {
  on('GET /me/contacts', member, ({ db, person, query, now }) => listContacts(db, person.id, query, now), {
    mayLag: true,
  });

  on(
    'GET /me/contacts/export',
    member,
    async ({ person, query, now, readFromCopy, reply, services: { exports, background } }) => {
      const from = await findPlace(readFromCopy);
      const file = { name: `${now.toISODate()}-contacts.vcard`, contentType: 'text/vcard; charset=utf-8' };
      const input = { userId: person.id, query, askedAt: now.toMillis() };
      return exports.send(reply, file, () => background.stream(exportCardsTask, input, from));
    },
    { load: 'file', oneselfOnly: true },
  );

  on('GET /me/contacts/quiet', member, ({ db, person, now }) => quietContacts(db, person.id, now), {
    mayLag: true,
  });

  on('GET /me/contacts/count', member, ({ db, person, query }) => countContacts(db, person.id, query.search), {
    mayLag: true,
  });

  on('POST /me/contacts', member, async (context) => {
    const { db, person, body, now } = context;
    const contactId = await createContact(db, person.id, body, now);
    await countForTask(context, body.taskValidationToken, { kind: 'contact', id: contactId });
    return findContact(db, person.id, contactId, now);
  });

  on('GET /me/contacts/:contactId', member, ({ db, person, params, now }) =>
    findContact(db, person.id, params.contactId, now),
  );

  on('PUT /me/contacts/:contactId', member, async ({ db, person, params, body, now, seen }) => {
    await updateContact(db, person.id, { contactId: params.contactId, body, seen, now });
    return findContact(db, person.id, params.contactId, now);
  });

  on('DELETE /me/contacts/:contactId', member, ({ db, person, params, now }) =>
    deleteContact(db, person.id, params.contactId, now),
  );

  on('PUT /me/contacts/:contactId/restore', member, async ({ db, person, params, now }) => {
    await restoreContact(db, person.id, params.contactId, now);
    return findContact(db, person.id, params.contactId, now);
  });
});
