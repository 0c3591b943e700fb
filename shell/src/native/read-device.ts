import { limits, type Device } from '@passerelle/shared/contract';

const isTextUpTo = (value: unknown, length: number): value is string | null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.length <= length);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A device as the contract knows it, out of whatever came: anything on the page could have said it. */
export function readDevice(said: unknown): Device | null {
  const value = typeof said === 'string' ? parsed(said) : said;
  if (typeof value !== 'object' || value === null) return null;
  const { origin, token, model, version } = value as Record<string, unknown>;
  if (origin !== 'ios' && origin !== 'android') return null;
  if (!isTextUpTo(token, limits.tokenLength)) return null;
  if (!isTextUpTo(model, limits.titleLength) || !isTextUpTo(version, limits.titleLength)) return null;
  return { origin, token: token ?? null, model: model ?? null, version: version ?? null };
}
