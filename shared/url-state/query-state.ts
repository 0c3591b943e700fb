import type { QueryField } from './query-fields';

type FieldsOf<S> = { readonly [K in keyof S]: QueryField<S[K]> };

/** The declaration of a list's state: how each value stands in the address, and what a change of it sends back. */
export interface QueryStateShape<S> {
  fields: FieldsOf<S>;
  /** For each field, those that go back to their start when it changes. */
  resets: { readonly [K in keyof S]?: readonly (keyof S)[] };
}

const namesOf = <S>(shape: Pick<QueryStateShape<S>, 'fields'>) => Object.keys(shape.fields) as (keyof S & string)[];

/**
 * The state of a list that lives in the address: filter, search, sort, page. Declared once beside the screen.
 * Without `resets`, any change goes back to the first page.
 */
export function queryState<S>(fields: FieldsOf<S>, resets?: NoInfer<QueryStateShape<S>['resets']>): QueryStateShape<S> {
  const toFirstPage: { [K in keyof S]?: readonly (keyof S)[] } = {};
  const names = namesOf<S>({ fields });
  const page = names.filter((name) => name === 'page');
  for (const name of names) if (name !== 'page') toFirstPage[name] = page;
  return { fields, resets: resets ?? toFirstPage };
}

export function readState<S>(shape: QueryStateShape<S>, search: string): S {
  const query = new URLSearchParams(search);
  const entries = namesOf(shape).map((name) => {
    const field = shape.fields[name];
    return [name, query.has(name) ? field.read(query.getAll(name)) : field.initial] as const;
  });
  return Object.fromEntries(entries) as S;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The state after a change: what depends on it is back at its start, unless the change itself says more. */
function applyChange<S>(shape: QueryStateShape<S>, before: S, change: Partial<S>): S {
  const after = { ...before };
  const changed = namesOf(shape).filter((name) => name in change && !same(before[name], change[name]));
  for (const name of changed.flatMap((one) => shape.resets[one] ?? [])) after[name] = shape.fields[name].initial;
  return { ...after, ...change };
}

/** The query string after a change. Values at their start are left out, parameters of others are kept. */
export function writeState<S>(shape: QueryStateShape<S>, search: string, change: Partial<S>): string {
  const query = new URLSearchParams(search);
  const after = applyChange(shape, readState(shape, search), change);
  for (const name of namesOf(shape)) {
    const field = shape.fields[name];
    query.delete(name);
    if (same(after[name], field.initial)) continue;
    for (const one of field.write(after[name])) query.append(name, one);
  }
  query.sort();
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** True if a change comes from typing only, which should add no entry to the history. */
export const isTyping = <S>(shape: QueryStateShape<S>, change: Partial<S>): boolean =>
  namesOf(shape)
    .filter((name) => name in change)
    .every((name) => shape.fields[name].typed === true);
