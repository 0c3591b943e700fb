import { getIn, setIn } from 'final-form';

export interface Merged {
  values: object;
  /** True if a value came from the other device. */
  takes: boolean;
  /** The fields that both have changed, each in its own way; here they are as they were typed here. */
  clashes: string[];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Three-way merge of two devices' drafts, field by field: a field changed on one device alone takes that value. */
export function mergeDrafts(fields: readonly string[], before: object, mine: object, theirs: object): Merged {
  let values = mine;
  let takes = false;
  const clashes: string[] = [];
  for (const field of fields) {
    const [original, own, other] = [before, mine, theirs].map((from) => getIn(from, field) as unknown);
    if (same(own, other) || same(original, other)) continue;
    if (same(original, own)) {
      values = setIn(values, field, other) ?? {};
      takes = true;
    } else clashes.push(field);
  }
  return { values, takes, clashes };
}

/** The other device’s, in the fields that both have changed. */
export const takeTheirs = (fields: readonly string[], mine: object, theirs: object): object =>
  fields.reduce<object>((values, field) => setIn(values, field, getIn(theirs, field)) ?? {}, mine);
