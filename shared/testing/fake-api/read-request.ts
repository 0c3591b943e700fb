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

const together = (pairs: Iterable<[string, string]>): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [name, value] of pairs) {
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
};

/** The dotted paths of a form as the object that JSON would carry; an empty field of a form means null. */
function readForm(form: FormData): Pick<FakeRequest, 'body' | 'files'> {
  let body: object = {};
  const files: Record<string, File> = {};
  for (const [name, value] of form) {
    if (value instanceof File) files[name] = value;
    else body = setIn(body, name, value === '' ? null : value);
  }
  return { body: Object.keys(body).length > 0 ? body : undefined, files };
}

async function readBody(request: Request): Promise<Pick<FakeRequest, 'body' | 'files'>> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return readForm(await request.formData());
  const text = await request.text();
  return { body: text === '' ? undefined : (JSON.parse(text) as unknown), files: {} };
}

/** Reads a request, and says how it breaks the contract. */
export async function readRequest(
  request: Request,
  name: string,
  call: Call,
  params: Record<string, string>,
): Promise<{ read: FakeRequest; faults: string[] }> {
  const query = together(new URL(request.url).searchParams);
  const { body, files } = await readBody(request);
  const asForm = Object.keys(files).length > 0;
  const parts = [
    ['params', call.params, params, 'words'],
    ['query', call.query, query, 'words'],
    ['body', call.body, body, asForm ? 'words' : 'exact'],
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
