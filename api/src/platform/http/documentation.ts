import { createHash } from 'node:crypto';
import type { Call } from '@passerelle/shared/contract';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../text/markup';
import type { Services } from './services';
import { open } from './access';
import { openApiOf } from './openapi';
import type { Route } from './routes';

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem;color:#1d1b2e;background:#fbfaff}
h2{margin-top:2.5rem}details{border-top:1px solid #ddd8f5;padding:.5rem 0}summary{cursor:pointer}
code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;background:#f0eefb;padding:.75rem;border-radius:.5rem}
.who{color:#57536e}`;

/** The page's one style sheet, and nothing else, is let through. */
export const docsPolicy = `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

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

/** The calls for reading, made from the contract and without anything from elsewhere. */
export function docsPage(routes: readonly Route[], version: string): string {
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
  const description = openApiOf(routes, config);
  const page = docsPage(routes, config.version);
  app.get('/docs/json', { config: { access: open } }, () => description);
  app.get('/docs', { config: { access: open } }, (_request, reply) =>
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(page),
  );
}
