import { fileLimits } from '@passerelle/shared/contract';
import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { countImport } from '../contact-import/routes';
import { importContacts } from '../contact-import/import-contacts';
import { previewImport } from '../contact-import/preview-import';
import { countForTask } from '../tasks/spend-token';
import { deleteContact, restoreContact } from './delete-contact';
import { exportContacts } from './export-contacts';
import { countContacts, findContact, listContacts } from './list-contacts';
import { quietContacts } from './quiet-contacts';
import { createContact, updateContact } from './write-contact';

export const contactRoutes = defineRoutes((on) => {
  on('GET /me/contacts', participant, ({ db, person, query }) => listContacts(db, person.id, query));

  on(
    'GET /me/contacts/export',
    participant,
    ({ person, query, now, reply, services }) => exportContacts({ userId: person.id, query, now }, services, reply),
    { load: 'file' },
  );

  on(
    'POST /me/contacts/import/preview',
    participant,
    ({ person, files, body, services }) => previewImport(services.background, person.id, files['contacts'] ?? [], body),
    {
      // Writes nothing, and rests between batches: no connection is held meanwhile.
      transaction: false,
      fileLimit: fileLimits.contactsImport.bytes,
      load: 'import',
      before: ({ db, person, now }) => countImport(db, 'preview', person.id, now),
    },
  );

  on(
    'POST /me/contacts/import',
    participant,
    ({ db, person, body, now }) => importContacts(db, person.id, body, now),
    // As JSON, what was read takes more room than the file.
    {
      bodyLimit: 4 * fileLimits.contactsImport.bytes,
      load: 'import',
      before: ({ db, person, now }) => countImport(db, 'import', person.id, now),
    },
  );

  on('GET /me/contacts/quiet', participant, ({ db, person, now }) => quietContacts(db, person.id, now));

  on('GET /me/contacts/count', participant, ({ db, person, query }) => countContacts(db, person.id, query.search));

  on('POST /me/contacts', participant, async (asking) => {
    const { db, person, body, now } = asking;
    const contactId = await createContact(db, person.id, body, now);
    await countForTask(asking, body.taskValidationToken, { kind: 'contact', id: contactId });
    return findContact(db, person.id, contactId);
  });

  on('GET /me/contacts/:contactId', participant, ({ db, person, params }) =>
    findContact(db, person.id, params.contactId),
  );

  on('PUT /me/contacts/:contactId', participant, async ({ db, person, params, body, now, seen }) => {
    await updateContact(db, person.id, { contactId: params.contactId, body, seen, now });
    return findContact(db, person.id, params.contactId);
  });

  on('DELETE /me/contacts/:contactId', participant, ({ db, person, params, now }) =>
    deleteContact(db, person.id, params.contactId, now),
  );

  on('PUT /me/contacts/:contactId/restore', participant, async ({ db, person, params, now }) => {
    await restoreContact(db, person.id, params.contactId, now);
    return findContact(db, person.id, params.contactId);
  });
});
