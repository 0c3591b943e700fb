import { fileLimits } from '@passerelle/shared/contract';
import { participant } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { tellVersion } from '../../platform/http/version';
import { countForTask } from '../tasks/count-for-task';
import { countContacts } from './count-contacts';
import { deleteContact } from './delete-contact';
import { exportContacts } from './export-contacts';
import { findContact } from './find-contact';
import { importContacts } from './import/import-contacts';
import { previewImport } from './import/preview-import';
import { listContacts } from './list-contacts';
import { quietContacts } from './quiet-contacts';
import { restoreContact } from './restore-contact';
import { createContact, updateContact } from './write-contact';

export const contactRoutes = defineRoutes((on) => {
  on('GET /me/contacts', participant, ({ db, person, query }) => listContacts(db, person.id, query));

  on('GET /me/contacts/export', participant, ({ db, person, query, now, reply }) =>
    exportContacts({ db, userId: person.id, query, now }, reply),
  );

  on(
    'POST /me/contacts/import/preview',
    participant,
    ({ db, person, files, body }) => previewImport(db, person.id, files['contacts'] ?? [], body),
    { fileLimit: fileLimits.contactsImport.bytes },
  );

  on(
    'POST /me/contacts/import',
    participant,
    ({ db, person, body, now }) => importContacts(db, person.id, body, now),
    // As JSON, what was read takes more room than the file.
    { bodyLimit: 4 * fileLimits.contactsImport.bytes },
  );

  on('GET /me/contacts/quiet', participant, ({ db, person, now }) => quietContacts(db, person.id, now));

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

  on('PUT /me/contacts/:contactId/restore', participant, async ({ db, person, params, now, reply }) => {
    await restoreContact(db, person.id, params.contactId, now);
    const { contact, version } = await findContact(db, person.id, params.contactId);
    tellVersion(reply, version);
    return contact;
  });
});
