/** Pieces of JSON Schema for « required only if », which no other TypeBox type can say in a form with one set of fields. */

/** An empty text counts as missing, as it does for a field that is always required. */
const filled = { not: { enum: [null, ''] } };

const demanded = (names: readonly string[]) => ({
  type: 'object',
  required: [...names],
  properties: Object.fromEntries(names.map((name) => [name, filled])),
});

export const when = (field: string, ...values: readonly string[]) => ({
  type: 'object',
  required: [field],
  properties: { [field]: { enum: [...values] } },
});

/** The fields that a condition makes required: those of nested objects by the object's name, then plain ones. */
export const demand = (nested: Record<string, readonly string[]>, plain: readonly string[] = []) => {
  const own = demanded([...Object.keys(nested), ...plain]);
  const inner = Object.entries(nested).map(([name, names]) => [name, demanded(names)]);
  return { ...own, properties: { ...own.properties, ...Object.fromEntries(inner) } };
};

/** Written with `else`: an object that has a `then` is taken for a promise wherever it is awaited. */
export const implies = (condition: object, consequence: object) => ({ if: { not: condition }, else: consequence });

/** `field` brings others with it. Not `dependentRequired`, which ajv's draft 7 does not know. */
export const brings = (field: string, ...others: readonly string[]) =>
  implies({ type: 'object', required: [field] }, { type: 'object', required: [...others] });
