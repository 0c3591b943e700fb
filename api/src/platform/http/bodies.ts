import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../failure';
import { discardUploads } from '../starting/leftovers';
import { nestFields } from './form-fields';
import { receiveMultipart, type ReceivedFiles } from './received-files';
import type { Route } from './routes';

const strictText = new TextDecoder('utf-8', { fatal: true });

function textOf(bytes: Buffer): string {
  try {
    return strictText.decode(bytes);
  } catch (error) {
    throw failure('invalid', { cause: error });
  }
}

function parseJson(bytes: Buffer): unknown {
  const text = textOf(bytes);
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw failure('invalid', { cause: error });
  }
}

/** JSON, forms and multipart; anything else is a 415. Invalid JSON values are refused like a syntax error. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request: FastifyRequest, bytes: Buffer) =>
    Promise.resolve(bytes).then(parseJson),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request: FastifyRequest, bytes: Buffer) =>
      Promise.resolve(bytes).then((form) => new URLSearchParams(textOf(form))),
  );
  await app.register(multipart);
  app.addHook('onClose', discardUploads);
}

export interface ReadBody {
  value: unknown;
  /** Forms have only texts; JSON has types. */
  reading: 'exact' | 'words';
  files: ReceivedFiles;
  discard: () => Promise<void>;
}

export async function readBody(request: FastifyRequest, { call, options }: Route): Promise<ReadBody> {
  if (request.isMultipart()) {
    const { fields, files, discard } = await receiveMultipart(request, call.files ?? [], options.fileLimit);
    try {
      return { value: nestFields(fields, call.body), reading: 'words', files, discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }
  const discard = (): Promise<void> => Promise.resolve();
  if (request.body instanceof URLSearchParams) {
    return { value: nestFields(request.body, call.body), reading: 'words', files: {}, discard };
  }
  return { value: request.body, reading: 'exact', files: {}, discard };
}
