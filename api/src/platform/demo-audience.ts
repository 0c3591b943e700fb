import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

const PATH = '/demo-audience.js';
const COOKIE = 'demo_audience';
const SITE_ID = 'demo';

/** Without configured analytics the demo uses its own, which shows the effect of the cookie consent. */
export const demoAnalytics: NonNullable<Config['analytics']> = {
  // Relative, so that the policy's 'self' allows it on any address of the demo.
  scriptUrl: PATH,
  siteId: SITE_ID,
  cookies: [COOKIE],
};

/** Counts the pages of a visit in a cookie and logs it to the console; sends nothing. */
const script = `(() => {
  const read = () => Number((document.cookie.match(/(?:^|; )${COOKIE}=(\\d+)/) || [])[1] || 0);
  let path = '';
  const count = () => {
    if (location.pathname === path || !document.getElementById('analytics')) return;
    path = location.pathname;
    const pages = read() + 1;
    document.cookie = '${COOKIE}=' + pages + '; path=/; samesite=lax';
    console.info('Demo audience: ' + pages + ' page(s), now ' + path);
  };
  count();
  setInterval(count, 1000);
})();
`;

/** The script is part of the pages; absent without them, or with real analytics. */
export function serveDemoAudience(app: FastifyInstance, { analytics }: Config): void {
  if (analytics?.scriptUrl !== PATH) return;
  app.get(PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
