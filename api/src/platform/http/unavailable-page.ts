import { directionOf, languageTags } from '@passerelle/shared/contract/enums/locales';
import { msg } from '@lingui/core/macro';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { textLocaleOf } from '../text/text';
import { markup, Markup } from '../text/markup';
import { translated } from '../text/words';
import type { Failure } from '../failure';
import { localeOf } from './locale';
import { messageIn } from '../failure-messages';

const words = translated({
  away: msg`Passerelle ne répond pas pour le moment`,
  broken: msg`Une erreur inattendue est survenue`,
  safe: msg`Rien de ce qui était enregistré n’est perdu.`,
  retry: msg`Réessayer`,
});

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  font: 16px/1.5 system-ui, sans-serif; color: #231f2a; background: #f7f5f1; text-align: center; }
svg { width: 48px; height: 48px; }
h1 { font-size: 24px; line-height: 1.25; margin: 24px 0 8px; text-wrap: balance; }
p { max-width: 34em; margin: 8px auto; color: #575161; }
a { display: inline-block; margin-top: 24px; padding: 10px 20px; border-radius: 10px; font-weight: 600;
  color: #fff; background: #6b5aed; text-decoration: none; }
a:hover { background: #5c46d8; }
a:focus-visible { outline: 3px solid #6b5aed; outline-offset: 3px; }
@media (forced-colors: active) { a { border: 1px solid; } }
`;

const mark = markup`<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="9" fill="#6B5AED"/><path d="M5 24h24M9 27V9m16 18V9M9 10c3 9 13 9 16 0" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></svg>`;

const digest = createHash('sha256').update(style).digest('base64');

export const unavailableHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  vary: 'accept, accept-language, x-api-language, sec-fetch-dest, cookie',
};

/** True if a browser navigates to the address, false if a page fetches data. */
export function isVisit({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html';
}

/**
 * The page shown when the server cannot render one. It depends on nothing else of the server: no script, no file, no
 * database. The link without an address reloads the same page.
 */
export function unavailablePage({ status, code, details }: Failure, request: FastifyRequest): string {
  const locale = localeOf(request.headers);
  const language = textLocaleOf(locale);
  const { away, broken, safe, retry } = words(locale);
  const title = status === 503 ? away : broken;
  return markup`<!doctype html>
<html lang="${languageTags[language]}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Passerelle</title>
<link rel="icon" href="data:,">
<style>${new Markup(style)}</style>
</head>
<body>
<main>
${mark}
<h1>${title}</h1>
<p>${messageIn(locale, details.message ?? code)}</p>
<p>${safe}</p>
<a href="">${retry}</a>
</main>
</body>
</html>
`.html;
}
