import type { LooseParts } from './calls';

/** Values of a nested object by dotted path: `spokenLanguages.0.language`. A form has no null: empty says it. */
function* leaves(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (value === undefined) return;
  if (value === null) yield [path, ''];
  else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${name}` : name);
  } else yield [path, typeof value === 'string' ? value : JSON.stringify(value)];
}

/** A body as JSON, or as a form when files go with it. */
export function requestBody({ body, files = {} }: LooseParts): FormData | string | null {
  const given = Object.entries(files).filter((entry): entry is [string, File] => entry[1] instanceof File);
  if (given.length === 0) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [path, text] of leaves(body, '')) form.append(path, text);
  for (const [path, file] of given) form.append(path, file, file.name);
  return form;
}
