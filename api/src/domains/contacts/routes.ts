import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { tellVersion } from '../../platform/http/version';
import { countForTask } from '../tasks/count-for-task';
import { countContacts } from './count-contacts';
import { deleteContact } from './delete-contact';
import { findContact } from './find-contact';
import { listContacts } from './list-contacts';
import { createContact, updateContact } from './write-contact';

export const contactRoutes = defineRoutes((on) => {
  on('GET /me/contacts', participant, ({ db, person, query }) => listContacts(db, person.id, query));

  on('GET /me/contacts/count', participant, ({ db, person, query }) => countContacts(db, person.id, query.search));

  on('POST /me/contacts', participant, async (asking) => {
    const { db, person, body, now, reply } = asking;
    const contactId = await createContact(db, person.id, body, now);
    await countForTask(asking, body.taskValidationToken, { kind: 'contact', id: contactId });
    const { contact, version } = await findContact(db, person.id, contactId);
    tellVersion(reply, version);
    return contact;
  });

  on('GET /me/contacts/:contactId', participant, async ({ db, person, params, reply }) => {
    const { contact, version } = await findContact(db, person.id, params.contactId);
    tellVersion(reply, version);
    return contact;
  });

  on('PUT /me/contacts/:contactId', participant, async ({ db, person, params, body, now, request, reply }) => {
    await updateContact(db, person.id, { contactId: params.contactId, body, request, now });
    const { contact, version } = await findContact(db, person.id, params.contactId);
    tellVersion(reply, version);
    return contact;
  });

  on('DELETE /me/contacts/:contactId', participant, ({ db, person, params, now }) =>
    deleteContact(db, person.id, params.contactId, now),
  );
});
