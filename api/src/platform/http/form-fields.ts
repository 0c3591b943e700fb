import type { TSchema } from 'typebox';
import { failure } from '../failure';

interface Shape {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
}
type Branch = Map<string, Branch | string[]>;

const MAX_FIELDS = 1_000;
const MAX_DEPTH = 8;

/** `documents[0].file` and `documents.0.file` are one field. */
export const fieldPath = (name: string): string[] =>
  name
    .replaceAll(/\[([^\]]*)\]/g, '.$1')
    .split('.')
    .filter(Boolean);

const takesNull = (shape: Shape | undefined): boolean =>
  shape?.enum?.includes(null) || [shape?.type].flat().includes('null') || (shape?.anyOf?.some(takesNull) ?? false);

const inside = (shape: Shape | undefined, part: string): Shape | undefined => {
  for (const option of [shape, ...(shape?.anyOf ?? [])]) {
    const found = option?.properties?.[part] ?? option?.items;
    if (found) return found;
  }
  return undefined;
};

const isList = (shape: Shape | undefined): boolean =>
  [shape?.type].flat().includes('array') || (shape?.anyOf?.some(isList) ?? false);

function addField(root: Branch, path: readonly string[], value: string): void {
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const next = branch.get(part) ?? new Map<string, Branch | string[]>();
    if (Array.isArray(next)) throw failure('invalid', { fields: { [path.join('.')]: 'format' } });
    branch.set(part, next);
    branch = next;
  }
  const leaf = path.at(-1) ?? '';
  const present = branch.get(leaf) ?? [];
  if (!Array.isArray(present)) throw failure('invalid', { fields: { [path.join('.')]: 'format' } });
  branch.set(leaf, [...present, value]);
}

function toValue(branch: Branch | string[], shape: Shape | undefined): unknown {
  if (Array.isArray(branch)) {
    // A form cannot express null: an empty field is null where the contract allows null, else an empty list.
    const words = branch.map((word) => (word === '' && takesNull(shape) ? null : word));
    if (isList(shape) && words.length === 1 && words[0] === '') return [];
    return words.length > 1 || (isList(shape) && words[0] !== null) ? words : words[0];
  }
  const keys = [...branch.keys()];
  const numbered = keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key));
  if (numbered && !shape?.properties) return toList(branch, keys, shape);
  return Object.fromEntries([...branch].map(([key, inner]) => [key, toValue(inner, inside(shape, key))]));
}

/** Positions count: a file sent as `documents.1.file` belongs to the second document, even if the first has no field. */
function toList(branch: Branch, keys: readonly string[], shape: Shape | undefined): unknown[] {
  const length = Math.max(...keys.map(Number)) + 1;
  if (length > MAX_FIELDS) throw failure('invalid');
  return Array.from({ length }, (_, position) => {
    const found = branch.get(String(position));
    return found === undefined ? {} : toValue(found, inside(shape, String(position)));
  });
}

/** `company.name=…&spokenLanguages.0.language=…` as the equivalent JSON object. */
export function nestFields(fields: Iterable<readonly [string, string]>, schema: TSchema | undefined): unknown {
  const root: Branch = new Map();
  let count = 0;
  for (const [name, value] of fields) {
    const path = fieldPath(name);
    const isForbidden = path.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype');
    if (path.length === 0 || path.length > MAX_DEPTH || isForbidden || ++count > MAX_FIELDS) throw failure('invalid');
    addField(root, path, value);
  }
  return toValue(root, schema);
}
