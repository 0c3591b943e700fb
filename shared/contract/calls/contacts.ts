import { Type } from 'typebox';
import { defineCalls } from '../call';
import { Contact, ContactBody, ContactCreation } from '../entities/network/contact';
import {
  ContactColumns,
  ContactImport,
  ContactImported,
  ContactImportPreview,
} from '../entities/network/contact-import';
import { ContactCounts } from '../entities/reporting/counts';
import { contactSorts, contactTypes } from '../enums/contacts';
import { Id } from '../fields';
import { ownLimits, pageSizes } from '../limits';
import { countQuery, listQuery, several } from '../paging';
import { listOf } from '../envelope';
import { stepProgress } from './program';

const params = Type.Object({ contactId: Id });

const filters = {
  /** Only contacts who recommended another one, or only recommended contacts. */
  referrer: Type.Optional(Type.Boolean()),
  referred: Type.Optional(Type.Boolean()),
  type: several(contactTypes),
};
const query = listQuery(contactSorts, filters, pageSizes.contacts);

/** Networking actions name the people they are with. */
const changes = ['/me/contacts/*', '/me/agenda/*'] as const;

export const contactCalls = defineCalls({
  'GET /me/contacts': { summary: 'The contact book, page by page.', query, response: listOf(Contact) },
  'GET /me/contacts/export': {
    summary: 'The contact book as vCards.',
    query,
    produces: 'text/vcard',
    standsFor: { call: 'GET /me/contacts', header: 'accept', value: 'text/vcard' },
  },
  'GET /me/contacts/quiet': {
    summary: 'Contacts met but not heard from for long, the longest first: a few of them, and their total.',
    response: listOf(Contact),
  },
  // Nothing is kept between the two: the page sends back what it was shown, with what the person chose for each.
  'POST /me/contacts/import/preview': {
    summary: 'Read a file of contacts, vCard or CSV, without importing it.',
    files: ['contacts'],
    body: ContactColumns,
    response: ContactImportPreview,
    // Only reads the file, so no data changes.
    touches: [],
  },
  'POST /me/contacts/import': {
    summary: `Add the people of a file, or complete those who are there already. A book takes ${ownLimits.contacts} contacts; a file that would exceed them adds none (409, full).`,
    body: ContactImport,
    response: ContactImported,
    touches: changes,
  },
  // The specification counts contacts for the tabs without giving the call a path.
  'GET /me/contacts/count': {
    summary: 'Number of contacts per tab.',
    query: countQuery({}),
    response: ContactCounts,
  },
  'POST /me/contacts': {
    summary: `Add a contact, and count it for the sub-task that asked for one. Beyond ${ownLimits.contacts} contacts: 409, full.`,
    body: ContactCreation,
    response: Contact,
    touches: ['/me/contacts/*', ...stepProgress],
  },
  'GET /me/contacts/:contactId': { summary: 'One contact.', params, response: Contact },
  'PUT /me/contacts/:contactId': {
    summary: 'Change a contact.',
    params,
    body: ContactBody,
    response: Contact,
    touches: changes,
  },
  'DELETE /me/contacts/:contactId': {
    summary: 'Delete a contact; its networking actions stay.',
    params,
    touches: changes,
  },
  'PUT /me/contacts/:contactId/restore': {
    summary: 'Take a deletion back. Into a full book: 409, full.',
    params,
    response: Contact,
    touches: changes,
  },
});
