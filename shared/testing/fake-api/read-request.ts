import { setIn } from 'final-form';

import type { Call } from '@passerelle/shared/contract/calls';
import { complaints } from './validators';

/** A request as a handler sees it. */
export interface FakeRequest {
  name: string;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  files: Record<string, File>;
  headers: Headers;
}

interface Schema {
  type?: unknown;
  properties?: Record<string, object>;
  items?: object;
  anyOf?: readonly object[];
}

const together = (pairs: Iterable<[string, string]>): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
};

const isListSchema = (schema: object | undefined, path: readonly string[]): boolean => {
  const [first, ...rest] = path;
  const { properties, anyOf, items, type }: Schema = schema ?? {};
  if (first === undefined) return type === 'array' || (anyOf ?? []).some((one) => isListSchema(one, []));
  const inner = [schema, ...(anyOf ?? [])].map((one: Schema | undefined) => one?.properties?.[first] ?? one?.items);
  return [properties?.[first] ?? items, ...inner].some((one) => one !== undefined && isListSchema(one, rest));
};

/** The dotted paths of a form as the object that JSON would carry; an empty field of a form means null, or an empty list. */
function readForm(
  form: Iterable<[string, FormDataEntryValue]>,
  schema: object | undefined,
): Pick<FakeRequest, 'body' | 'files'> {
  let body: object = {};
  const files: Record<string, File> = {};
  for (const [name, value] of form) {
    if (value instanceof File) files[name] = value;
    else body = setIn(body, name, value === '' ? (isListSchema(schema, name.split('.')) ? [] : null) : value);
  }
  return { body: Object.keys(body).length > 0 ? body : undefined, files };
}

interface ReadBody extends Pick<FakeRequest, 'body' | 'files'> {
  way: 'exact' | 'words';
}

async function readBody(request: Request, schema: object | undefined): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/')) return { ...readForm(await request.formData(), schema), way: 'words' };
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { ...readForm(new URLSearchParams(await request.text()), schema), way: 'words' };
  const text = await request.text();
  return { body: text === '' ? undefined : (JSON.parse(text) as unknown), files: {}, way: 'exact' };
}

/** Reads a request, and says how it breaks the contract. */
export async function readRequest(
  request: Request,
  name: string,
  call: Call,
  params: Record<string, string>,
): Promise<{ read: FakeRequest; faults: string[] }> {
  const query = together(new URL(request.url).searchParams);
  const { body, files, way: bodyWay } = await readBody(request, call.body);
  const parts = [
    ['params', call.params, params, 'words'],
    ['query', call.query, query, 'words'],
    ['body', call.body, body, bodyWay],
  ] as const;
  const faults = parts.flatMap(([part, schema, value, way]) => {
    const empty = value === undefined || Object.keys(value as object).length === 0;
    if (!schema) return empty ? [] : [`${name} takes no ${part}, but got ${JSON.stringify(value)}`];
    const complaint = complaints(schema, value ?? {}, way);
    return complaint ? [`The ${part} of ${name}: ${complaint}`] : [];
  });
  const strange = Object.keys(files).filter((file) => !call.files?.some((known) => file.split('.')[0] === known));
  return {
    read: { name, params, query, body, files, headers: request.headers },
    faults: [...faults, ...strange.map((file) => `${name} takes no file "${file}"`)],
  };
}
