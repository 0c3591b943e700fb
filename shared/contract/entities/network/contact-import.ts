import { type Static, Type } from 'typebox';
import { contactImportChoices, contactImportFields, contactTypes } from '../../enums/contacts';
import { fieldCodes } from '../../enums/errors';
import { body, Count, Id, Label, nullable, optional } from '../../fields';
import { limits } from '../../limits';
import { personFields } from './contact';
import { PersonReference } from '../people/person';

const Uid = Type.String({ minLength: 1, maxLength: 255 });

/** Fields of the columns of a CSV, in their order, where the headings do not show them. */
export const ContactColumns = body({
  columns: Type.Optional(
    Type.Array(Type.Enum([...contactImportFields, 'none']), { maxItems: limits.contactsImportColumns }),
  ),
});
export type ContactColumns = Static<typeof ContactColumns>;

const { type, ...untyped } = personFields;

/** A contact as read from the file; the importer sets the type where the file does not. */
export const ReadContact = Type.Object({ type: nullable(type), ...untyped });
export type ReadContact = Static<typeof ReadContact>;

export const ContactImportRow = Type.Object({
  /** From one: the place among the cards, or the line in the table. */
  row: Type.Integer({ minimum: 1 }),
  uid: nullable(Uid),
  /** Null when no name can be read, so no contact is added. */
  contact: nullable(ReadContact),
  /** Values that could not be imported, by field. */
  faults: Type.Record(Type.String(), Type.Enum(fieldCodes)),
  /** The existing contact, and what the row would add or change. */
  known: nullable(
    Type.Object({
      contact: PersonReference,
      type: Type.Enum(contactTypes),
      adds: Type.Array(Label),
      differs: Type.Array(Label),
    }),
  ),
  /** The earlier row that says the same person. */
  sameAs: nullable(Type.Integer({ minimum: 1 })),
  /** Recommending contact: in the book, in another row of the file, or both. */
  referrer: nullable(
    Type.Object({
      id: nullable(Id),
      row: nullable(Type.Integer({ minimum: 1 })),
      firstName: nullable(Label),
      lastName: Label,
    }),
  ),
});
export type ContactImportRow = Static<typeof ContactImportRow>;

export const ContactImportColumn = Type.Object({
  head: Label,
  sample: Label,
  field: nullable(Type.Enum(contactImportFields)),
});
export type ContactImportColumn = Static<typeof ContactImportColumn>;

export const ContactImportPreview = Type.Object({
  format: Type.Enum(['vcard', 'csv']),
  /** Of a CSV; none of cards. */
  columns: Type.Array(ContactImportColumn),
  rows: Type.Array(ContactImportRow),
  /** Number of contacts that still fit in the book. */
  room: Count,
});
export type ContactImportPreview = Static<typeof ContactImportPreview>;

export const ContactImport = body({
  rows: Type.Array(
    body({
      contact: body(personFields),
      /** `merge` fills what is empty, `replace` also overwrites what differs. */
      choice: Type.Enum(contactImportChoices),
      /** The contact that the row completes. */
      into: optional(Id),
      uid: optional(Uid),
      /** The person who recommended them: a contact of the book, or another row by its index from zero. */
      referrer: optional(Id),
      referrerRow: optional(Type.Integer({ minimum: 0, maximum: limits.contactsImportRows - 1 })),
    }),
    { minItems: 1, maxItems: limits.contactsImportRows },
  ),
});
export type ContactImport = Static<typeof ContactImport>;

export const ContactImported = Type.Object({ created: Count, completed: Count });
export type ContactImported = Static<typeof ContactImported>;
