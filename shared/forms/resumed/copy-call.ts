import { ApiError, send } from '@passerelle/shared/client';
import type { Draft } from '@passerelle/shared/contract';

export interface Copy {
  version: number;
  /** Null where there is none that fits the form. */
  values: object | null;
  updatedAt: string | null;
}

/** Under this key, and for a form that starts from this. */
export interface Kind {
  key: string;
  base: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A draft of something that has changed since is no longer one of it. */
const copyOf = ({ content, version, updatedAt }: Draft, base: string): Copy => {
  const values = content?.base === base && isObject(content.values) ? content.values : null;
  return { version, values, updatedAt };
};

export const readCopy = async ({ key, base }: Kind): Promise<Copy> =>
  copyOf(await send('GET /me/drafts/:key', { params: { key } }), base);

/** `isLeaving`: the request has to outlive the page. */
export const writeCopy = async (
  { key, base }: Kind,
  values: object,
  version: number,
  isLeaving: boolean,
): Promise<Copy> => {
  const body = { content: { values, base }, version };
  return copyOf(await send('PUT /me/drafts/:key', { params: { key }, body, keepalive: isLeaving }), base);
};

export const eraseCopy = ({ key }: Kind): Promise<void> => send('DELETE /me/drafts/:key', { params: { key } });

/** Worth another try, once network, server or session are back; what is too large or wrong stays so. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.isOutcomeUnknown || error.status === 401 || error.status === 429;
