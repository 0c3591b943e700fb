import { previewIdOf } from '@passerelle/shared/contract/rules/common/preview-address';

/** Of the device, in previews too: the newest releases that have run, and the answer about cookies. */
const ofDevice: readonly string[] = ['passerelle.serials', 'passerelle.consent'];

const methods = {
  getItem(this: Record<string, string>, key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(this: Record<string, string>, key: string, value: string): void {
    this[key] = value;
  },
  removeItem(this: Record<string, string>, key: string): void {
    delete this[key];
  },
};

function keptValues({ localStorage }: Window): Record<string, string> {
  const found = ofDevice.map((key) => [key, localStorage.getItem(key)]);
  return Object.fromEntries(found.filter(([, value]) => value !== null)) as Record<string, string>;
}

/** Storage may be refused (private windows, policies). */
function valuesOfDevice(target: Window): Record<string, string> {
  try {
    return keptValues(target);
  } catch {
    return {};
  }
}

/**
 * A preview shares its origin with the author’s own page. What it stores, such as language and drafts, ends with its
 * page.
 */
export function separateStorage(target: Window = window): void {
  if (previewIdOf(target.location.pathname) === null) return;
  const values = { localStorage: valuesOfDevice(target), sessionStorage: {} };
  for (const [name, first] of Object.entries(values)) {
    const value: unknown = Object.assign(Object.create(methods), first);
    Object.defineProperty(target, name, { value, configurable: true });
  }
}

separateStorage();
