import type { FieldCode } from '../../enums/errors';

/** Error of ajv; server and page both check with it. */
export interface SchemaFault {
  keyword: string;
  /** JSON pointer of the value at fault. */
  instancePath: string;
  params: Readonly<Record<string, unknown>>;
}

const codes: Readonly<Record<string, FieldCode>> = {
  required: 'required',
  dependentRequired: 'required',
  // The contract negates only « nothing », for fields that a condition demands.
  not: 'required',
  additionalProperties: 'unknown',
  minLength: 'tooShort',
  minItems: 'tooShort',
  maxLength: 'tooLong',
  maximum: 'tooLarge',
  exclusiveMaximum: 'tooLarge',
  minimum: 'tooSmall',
  exclusiveMinimum: 'tooSmall',
  maxItems: 'tooMany',
  uniqueItems: 'duplicate',
  enum: 'notAllowed',
  const: 'notAllowed',
};

/** Keywords that say that something is wrong in there, but not what. */
const vague: readonly string[] = ['type', 'anyOf', 'oneOf', 'allOf', 'if'];
const passwordKeywords: readonly string[] = ['minLength', 'maxLength', 'pattern'];

const pathOf = ({ instancePath, params }: SchemaFault): readonly string[] => {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = params['missingProperty'] ?? params['additionalProperty'];
  return typeof named === 'string' ? [...path, named] : path;
};

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, part)
        ? (inner as Record<string, unknown>)[part]
        : undefined,
    value,
  );

/** As the fields of the contract do: what cannot be seen is not there. */
const isSeen = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (typeof value === 'string' && !isSeen(value));

const codeOf = (fault: SchemaFault, path: readonly string[], value: unknown): FieldCode => {
  if (fault.keyword === 'additionalProperties') return 'unknown';
  // A list that must have something in it, and has nothing, was not filled in.
  if (fault.keyword === 'minItems' && fault.params['limit'] === 1) return 'required';
  // Whatever rule an empty field breaks, the person has to fill it in. False is an unticked box.
  if (isEmpty(valueAt(value, path))) return 'required';
  if (passwordKeywords.includes(fault.keyword) && /password$/i.test(path.at(-1) ?? '')) return 'password';
  return codes[fault.keyword] ?? 'format';
};

/**
 * Error code of each field, by its dotted path: the one translation of ajv's faults into the contract's codes. Of
 * several faults of one field, the first that says more than « not this kind » is the one a person can act on; and that
 * a whole is not right, or not there, says nothing more where its parts say why.
 */
export const fieldErrors = (faults: readonly SchemaFault[], value: unknown): Record<string, FieldCode> => {
  const found = new Map<string, { code: FieldCode; keyword: string }>();
  const precise = faults.toSorted((a, b) => Number(vague.includes(a.keyword)) - Number(vague.includes(b.keyword)));
  for (const fault of precise) {
    const path = pathOf(fault);
    const name = path.join('.');
    if (name && !found.has(name)) found.set(name, { code: codeOf(fault, path, value), keyword: fault.keyword });
  }
  const isSaidWithin = (name: string): boolean => [...found.keys()].some((other) => other.startsWith(`${name}.`));
  const told = [...found].filter(
    ([name, { keyword }]) => !((vague.includes(keyword) || keyword === 'required') && isSaidWithin(name)),
  );
  return Object.fromEntries(told.map(([name, { code }]) => [name, code]));
};
