import { createHash } from 'node:crypto';
import type { TSchema } from 'typebox';
import type { FastifyInstance } from 'fastify';
import type { Call } from '@passerelle/shared/contract';
import { Failure as WireFailure } from '@passerelle/shared/contract/envelope';
import { sessionCookie } from '../sessions/cookie';
import { type Access, open } from './access';
import { successSchema } from './envelope';
import type { Route } from './routes';
import { escapeHtml } from '../text/markup';
import type { Services } from './services';

interface Shape {
  properties?: Record<string, object>;
  required?: readonly string[];
}

const json = (schema: object) => ({ 'application/json': { schema } });
const failed = { description: 'The error, in the reader’s language.', content: json(WireFailure) };

const accessText: Record<Access['kind'], string> = {
  open: 'Anyone.',
  entrance: 'Signed in, also before the terms are accepted and a required second factor is set up.',
  securing: 'Signed in, terms accepted, also before a required second factor is set up.',
  session: 'Signed in.',
  member: 'Signed in, terms accepted.',
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
  if (response) return { 200: { description: 'Success.', content: json(successSchema(response, beside)) } };
  if (produces) return { 200: { description: 'A file.', content: { [produces]: {} } } };
  return { 204: { description: 'Success, without content.' } };
}

/** Describes calls refused while staff are signed in as the person. */
export const ONESELF_ONLY = 'Only as oneself.';

function operationOf({ key, call, access, options }: Route): object {
  const requestBody = bodyOf(call);
  return {
    operationId: key,
    summary: call.summary,
    description: [describeAccess(access), options.oneselfOnly && ONESELF_ONLY].filter(Boolean).join(' '),
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

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem;color:#1d1b2e;background:#fbfaff}
h2{margin-top:2.5rem}details{border-top:1px solid #ddd8f5;padding:.5rem 0}summary{cursor:pointer}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;background:#f0eefb;padding:.75rem;border-radius:.5rem}
.who{color:#57536e}`;

/** Only the page's one style sheet is allowed. */
const docsPolicy = `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const parts: readonly (keyof Call & ('params' | 'query' | 'body' | 'response'))[] = [
  'params',
  'query',
  'body',
  'response',
];

function section({ key, call, access }: Route): string {
  const who = access.kind === 'staff' ? `${access.area}: ${access.level}` : access.kind;
  const schemas = parts
    .filter((part) => call[part])
    .map((part) => `<h4>${part}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(call[part], null, 2))}</pre>`);
  const files = call.files ? `<p>Files: ${escapeHtml(call.files.join(', '))}</p>` : '';
  return `<details><summary><code>${escapeHtml(key)}</code> ${escapeHtml(call.summary)} <span class="who">(${who})</span></summary>${files}${schemas.join('')}</details>`;
}

const subject = (route: Route): string =>
  route.key.split(/[ /]+/).find((part, index) => index > 0 && part !== '' && part !== 'me') ?? 'general';

/** A readable page of the calls, generated from the contract without external resources. */
function docsPage(routes: readonly Route[], version: string): string {
  const subjects = [...new Set(routes.map(subject))].sort();
  const body = subjects.map(
    (name) =>
      `<h2>${escapeHtml(name)}</h2>${routes
        .filter((route) => subject(route) === name)
        .map(section)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Passerelle API ${escapeHtml(version)}</title><style>${style}</style></head><body><main>
<h1>Passerelle API ${escapeHtml(version)}</h1>
<p>Under <code>/api</code>. For tools: <a href="/api/docs/json">OpenAPI 3.1</a>.</p>${body.join('')}</main></body></html>`;
}

export function serveDocumentation(app: FastifyInstance, routes: readonly Route[], { config }: Services): void {
  // Generated on the first request: few servers get one.
  let description: object | undefined;
  let page: string | undefined;
  app.get('/docs/json', { config: { access: open } }, () => (description ??= openApiOf(routes, config)));
  app.get('/docs', { config: { access: open } }, (_request, reply) =>
    reply
      .header('content-security-policy', docsPolicy)
      .type('text/html; charset=utf-8')
      .send((page ??= docsPage(routes, config.version))),
  );
}
