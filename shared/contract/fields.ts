import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { locales } from './enums/locales';
import { limits } from './limits';

/** Pieces of JSON Schema for « required only if », which no other TypeBox type can say in a form with one set of fields. */

/** A sign that can be seen: nothing but spaces, controls and marks of direction is nothing. */
const seen = '[^\\s\\p{Cc}\\p{Cf}]';

/** A text in which nothing can be seen counts as missing, as it does for a field that is always required. */
const filledText = { type: 'string', pattern: seen };
/** Without a type: where forms are read, that would convert the value. */
const filled = { not: { enum: [null, ''] } };

/** A demanded field that is a text. */
export const text = (name: string) => ({ text: name });
export type Demanded = string | ReturnType<typeof text>;

const nameOf = (field: Demanded): string => (typeof field === 'string' ? field : field.text);

const demanded = (fields: readonly Demanded[]) => ({
  type: 'object',
  required: fields.map(nameOf),
  properties: Object.fromEntries(
    fields.map((field) => [nameOf(field), typeof field === 'string' ? filled : filledText]),
  ),
});

export const when = (field: string, ...values: readonly string[]) => ({
  type: 'object',
  required: [field],
  properties: { [field]: { enum: [...values] } },
});

/** Requires the fields of a missing part by their path (`job.level`), because forms show fields and no parts. */
export const demandPart = (name: string, paths: readonly string[]) => ({
  if: { type: 'object', required: [name], properties: { [name]: { type: 'object' } } },
  else: { type: 'object', required: paths.map((path) => `${name}.${path}`) },
});

/** The fields that a condition makes required: those of nested objects by the object's name, then plain ones. */
export const demand = (nested: Record<string, readonly Demanded[]>, plain: readonly string[] = []) => {
  const own = demanded(plain);
  const parts = Object.entries(nested);
  const inner = parts.map(([name, fields]) => [name, demanded(fields)]);
  const allOf = parts.map(([name, fields]) => demandPart(name, fields.map(nameOf)));
  return {
    ...own,
    properties: { ...own.properties, ...Object.fromEntries(inner) },
    ...(allOf.length > 0 && { allOf }),
  };
};

/** Written with `else`: an object that has a `then` is taken for a promise wherever it is awaited. */
export const implies = (condition: object, consequence: object) => ({ if: { not: condition }, else: consequence });

/** `field` brings others with it. Not `dependentRequired`, which ajv's draft 7 does not know. */
export const brings = (field: string, ...others: readonly string[]) =>
  implies({ type: 'object', required: [field] }, { type: 'object', required: [...others] });

/** The few kinds of value that travel, so that one idea has one schema in every call. */
export const Id = Type.String({ format: 'uuid' });
export const Instant = Type.String({ format: 'date-time' });
/** Not of the year 0000, which the format knows and the database does not. */
export const Day = Type.String({ format: 'date', pattern: '^(?!0000)' });
export const Email = Type.String({ format: 'email', maxLength: limits.emailLength });
export const Phone = Type.String({ minLength: 4, maxLength: limits.phoneLength, pattern: '^[+0-9][0-9 .()\\-]*$' });
export const WebAddress = Type.String({ pattern: '^https?://[^\\s]+$', maxLength: limits.urlLength });
/** An IANA time zone name; the server checks that it exists. */
export const TimeZone = Type.String({ minLength: 1, maxLength: limits.timeZoneLength });
/** Address of a picture or a document: an absolute URL, or a path on the server. */
export const FileAddress = Type.String({ maxLength: limits.urlLength });
export const Name = Type.String({ minLength: 1, maxLength: limits.nameLength, pattern: seen });
export const Title = Type.String({ minLength: 1, maxLength: limits.titleLength, pattern: seen });
export const Label = Type.String({ maxLength: limits.titleLength });
export const LongText = Type.String({ maxLength: limits.longTextLength });
export const RequiredText = Type.String({ minLength: 1, maxLength: limits.longTextLength, pattern: seen });
export const Html = Type.String({ maxLength: limits.htmlLength });
/** The language that the texts beside it are in: the reader's, or the one that stands in for it. */
export const ContentLanguage = Type.Enum(locales);
export const Color = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' });
/** Of an entity that several may edit: it rises with every change, and stands in `ETag` and `If-Match`. */
export const Version = Type.Integer({ minimum: 1 });
export const Count = Type.Integer({ minimum: 0 });
export const Amount = Type.Number({ minimum: 0, maximum: limits.salaryMax });
/** One-time links are opaque to everyone but the server. */
export const Token = Type.String({ minLength: 8, maxLength: limits.tokenLength });

interface Plain {
  type?: string;
  enum?: readonly unknown[];
}

/** A value or null. Written as `type: [t, 'null']`, since ajv's coercion would turn null into '' in an `anyOf`. */
export const nullable = <S extends TSchema>(schema: S) => {
  const plain = schema as S & Plain;
  if (plain.enum) return Type.Unsafe<Static<S> | null>({ ...plain, enum: [...plain.enum, null] });
  if (plain.type === undefined) return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }] });
  return Type.Unsafe<Static<S> | null>({ ...plain, type: [plain.type, 'null'] });
};

/** A field that a form may leave out or send as null: the product sends empty optional fields as null. */
export const optional = <S extends TSchema>(schema: S) => Type.Optional(nullable(schema));

/** Body of a request: unknown fields are refused rather than dropped, so that a typing mistake is seen. */
export const body = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false });

/** The same fields, none required: for updates that send only what changes. */
export const partialBody = <P extends TProperties>(schema: TObject<P>) =>
  Type.Partial(schema, { additionalProperties: false, minProperties: 1 });

/**
 * Values by names of the sender's choice, every one of them looked at: the usual pattern is a dot for any sign, which does
 * not take a line break for one, and lets past whatever hangs on it.
 */
export const byName = <S extends TSchema>(values: S, { maxProperties }: { maxProperties?: number } = {}) =>
  Type.Record(Type.String({ pattern: '^[\\s\\S]{1,64}$' }), values, {
    additionalProperties: false,
    ...(maxProperties !== undefined && { maxProperties }),
  });
