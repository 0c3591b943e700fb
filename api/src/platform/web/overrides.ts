import { isOrigin } from './origins';

/** Remotes that a document takes from elsewhere than the registry says: by name, the origin where each is built. */
export type Overrides = Readonly<Record<string, string>>;

const MOST = 7;
const entry = /^([a-z][a-z0-9-]*)@(.+?)\/?$/;

/** `mfe-contacts@http://localhost:4103,mfe-library@…`; null: it is not that, and then none of it counts. */
export function parseOverrides(text: string): Overrides | null {
  const overrides: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, name, origin] = entry.exec(part) ?? [];
    if (!name || !origin || !isOrigin(origin)) return null;
    overrides[name] = origin;
  }
  return Object.keys(overrides).length <= MOST ? overrides : null;
}

export const textOf = (overrides: Overrides): string =>
  Object.entries(overrides)
    .map(([name, origin]) => `${name}@${origin}`)
    .join(',');

/** As the document carries them: where the page finds the files. */
export const basesOf = (overrides: Overrides): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(overrides).map(([name, origin]) => [name, `${origin}/`]));
