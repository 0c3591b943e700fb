import type { TSchema } from 'typebox';
import { Failure as WireFailure, type Call } from '@passerelle/shared/contract';
import { sessionCookie } from '../sessions/cookie';
import type { Access } from './access';
import { successSchema } from './envelope';
import type { Route } from './routes';

interface Shape {
  properties?: Record<string, object>;
  required?: readonly string[];
}

const json = (schema: object) => ({ 'application/json': { schema } });
const failed = { description: 'What went wrong, in the reader’s language.', content: json(WireFailure) };

const accessText: Record<Access['kind'], string> = {
  open: 'Anyone.',
  entrance: 'Signed in, also before the terms are accepted and a required second factor is set up.',
  securing: 'Signed in, terms accepted, also before a required second factor is set up.',
  session: 'Signed in.',
  participant: 'Signed in, terms accepted.',
  staff: 'Signed in, terms accepted, and a role that allows it.',
};

const describeAccess = (access: Access): string =>
  access.kind === 'staff'
    ? `${accessText.staff} Area \`${access.area}\`, level \`${access.level}\`.`
    : accessText[access.kind];

function parametersOf(schema: TSchema | undefined, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as Shape;
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

function bodyOf({ body, files = [] }: Call): object | undefined {
  if (!body && files.length === 0) return undefined;
  const upload = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const withFiles = { type: 'object', properties: Object.fromEntries(files.map((name) => [name, upload])) };
  const multipart = body ? { allOf: [body, withFiles] } : withFiles;
  return {
    required: true,
    content: {
      ...(body && { ...json(body), 'application/x-www-form-urlencoded': { schema: body } }),
      ...(files.length > 0 && { 'multipart/form-data': { schema: multipart } }),
    },
  };
}

function successOf({ response, produces, beside }: Call): object {
  if (response) return { 200: { description: 'Done.', content: json(successSchema(response, beside)) } };
  if (produces) return { 200: { description: 'A file.', content: { [produces]: {} } } };
  return { 204: { description: 'Done; there is nothing to say.' } };
}

function operationOf({ key, call, access }: Route): object {
  const requestBody = bodyOf(call);
  return {
    operationId: key,
    summary: call.summary,
    description: describeAccess(access),
    tags: [key.split('/').find((part, index) => index > 0 && part !== '' && part !== 'me') ?? 'general'],
    security: access.kind === 'open' ? [] : [{ session: [] }],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(requestBody && { requestBody }),
    responses: { ...successOf(call), default: failed },
  };
}

/** OpenAPI 3.1 of what this server answers: the contract's schemas as they are, since both are JSON Schema. */
export function openApiOf(
  routes: readonly Route[],
  { version, publicUrl }: { version: string; publicUrl: string },
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const [method = '', path = ''] = route.key.split(' ');
    const address = `${route.call.atRoot ? '' : '/api'}${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    (paths[address] ??= {})[method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Passerelle', version, description: 'Answers are `{ "data": … }`, refusals `{ "error": … }`.' },
    servers: [{ url: publicUrl }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie(publicUrl.startsWith('https:')) },
      },
    },
    paths,
  };
}
