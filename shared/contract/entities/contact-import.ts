import { type Static, Type } from 'typebox';
import { contactImportChoices, contactImportFields, contactTypes } from '../enums/contacts';
import { fieldCodes } from '../enums/errors';
import { body, Count, Id, Label, nullable, optional } from '../fields';
import { limits } from '../limits';
import { personFields } from './contact';
import { PersonReference } from './person';

const Uid = Type.String({ minLength: 1, maxLength: 255 });

/** What each column of a CSV holds, in its order, where the headings do not show it. */
export const ContactColumns = body({
  columns: Type.Optional(
    Type.Array(Type.Enum([...contactImportFields, 'none']), { maxItems: limits.contactsImportColumns }),
  ),
});
export type ContactColumns = Static<typeof ContactColumns>;

const { type, ...untyped } = personFields;

/** Somebody as the file says; whoever imports says what they are to them, where the file does not. */
export const ReadContact = Type.Object({ type: nullable(type), ...untyped });
export type ReadContact = Static<typeof ReadContact>;

export const ContactImportRow = Type.Object({
  /** From one: the place among the cards, or the line in the table. */
  row: Type.Integer({ minimum: 1 }),
  uid: nullable(Uid),
  /** Null when there is nobody to add: no name can be read. */
  contact: nullable(ReadContact),
  /** What could not be taken over, by field. */
  faults: Type.Record(Type.String(), Type.Enum(fieldCodes)),
  /** Who is there already, and what the row would add to or change in what is known of them. */
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
  /** Who recommended them: of the book, of another row of the file, or both. */
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
  /** How many people may still be added to the book. */
  room: Count,
});
export type ContactImportPreview = Static<typeof ContactImportPreview>;

export const ContactImport = body({
  rows: Type.Array(
    body({
      contact: body(personFields),
      /** `merge` fills what is empty, `replace` also overwrites what differs. */
      choice: Type.Enum(contactImportChoices),
      /** Whom it completes. */
      into: optional(Id),
      uid: optional(Uid),
      /** Who recommended them: somebody of the book, or of another row of these, by its place from zero. */
      referrer: optional(Id),
      referrerRow: optional(Type.Integer({ minimum: 0, maximum: limits.contactsImportRows - 1 })),
    }),
    { minItems: 1, maxItems: limits.contactsImportRows },
  ),
});
export type ContactImport = Static<typeof ContactImport>;

export const ContactImported = Type.Object({ created: Count, completed: Count });
export type ContactImported = Static<typeof ContactImported>;
