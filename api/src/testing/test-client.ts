import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ErrorCode, FieldCode } from '@passerelle/shared/contract';

const boundary = 'edge';

/** One part of a form: a field, or, with a file name, a file. */
export const part = (name: string, content: string | Buffer, file?: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(file === undefined ? '\r\n\r\n' : `; filename="${file}"\r\nContent-Type: image/png\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** A browser's form body with files. */
export const multipart = (...parts: readonly Buffer[]) => ({
  payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});

export interface TestAnswer<T = never> {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The content of the envelope. */
  data: T;
  error: { code: ErrorCode; message: string; fields?: Record<string, FieldCode> };
  /** The raw body. */
  text: string;
  bytes: Buffer;
  cookies: readonly { name: string; value: string }[];
}

type Headers = Record<string, string>;

export interface TestClient {
  get<T = never>(path: string, headers?: Headers): Promise<TestAnswer<T>>;
  post<T = never>(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer<T>>;
  put<T = never>(path: string, body?: unknown, headers?: Headers): Promise<TestAnswer<T>>;
  delete<T = never>(path: string, headers?: Headers): Promise<TestAnswer<T>>;
  /** For other requests than the four: raw bytes, forms, odd methods. The path is used as it is. */
  send<T = never>(options: InjectOptions): Promise<TestAnswer<T>>;
}

function parse(text: string): Partial<Pick<TestAnswer, 'data' | 'error'>> {
  try {
    return JSON.parse(text) as Partial<TestAnswer>;
  } catch {
    return {};
  }
}

/** Calls the app like a browser, without a network. Paths are those of the contract: /api is prepended. */
export function createTestClient(server: FastifyInstance, cookie: () => Promise<string | undefined>): TestClient {
  async function send<T>(options: InjectOptions): Promise<TestAnswer<T>> {
    const session = await cookie();
    const sent = [options.headers?.cookie, session].filter((one) => one !== undefined).join('; ');
    const headers = { ...options.headers, ...(sent !== '' && { cookie: sent }) };
    const response = await server.inject({ ...options, headers });
    const { data, error } = parse(response.payload) as Pick<TestAnswer<T>, 'data' | 'error'>;
    const { statusCode: status, payload: text, rawPayload: bytes, cookies } = response;
    return { status, headers: response.headers, data, error, text, bytes, cookies };
  }
  const body = (payload: unknown) => (payload === undefined ? {} : { payload: payload as object });
  return {
    send,
    get: (path, headers = {}) => send({ method: 'GET', url: `/api${path}`, headers }),
    delete: (path, headers = {}) => send({ method: 'DELETE', url: `/api${path}`, headers }),
    post: (path, payload, headers = {}) => send({ method: 'POST', url: `/api${path}`, ...body(payload), headers }),
    put: (path, payload, headers = {}) => send({ method: 'PUT', url: `/api${path}`, ...body(payload), headers }),
  };
}
