import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../platform/http/locale';
import { mailLanguage } from '../../platform/mail/mail-words';
import type { Markup } from '../../platform/markup';
import type { Services } from '../../platform/services';
import { listContent } from './list-page';
import { frameMay, mailContent, unknownContent } from './mail-page';
import { outboxPage, pagePolicy } from './page';
import { listMails, readMail } from './read-outbox';
import type { Showing } from './shown-state';
import { outboxWords } from './words';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const fixed = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A link that someone follows from here is a secret: it is not told where it leads.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  vary: 'accept-language',
};

/** Of a mail: it shows itself and its organisation's logo, and leads somewhere else when a link is pressed. */
const bodyPolicy = (publicUrl: string): string =>
  [
    `default-src 'none'`,
    `style-src 'unsafe-inline'`,
    `img-src 'self' ${new URL(publicUrl).origin}`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `sandbox ${frameMay}`,
  ].join('; ');

/** The mails of the demo, readable on the machine that shows it. Never hung where there is no demo. */
export function serveOutbox(app: FastifyInstance, { db, config }: Services): void {
  const showingFor = ({ headers }: FastifyRequest): Showing => ({
    language: mailLanguage(localeOf(headers)),
    isSending: config.smtpUrl !== undefined,
  });

  function answer(reply: FastifyReply, { language }: Showing, title: string, content: Markup): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...fixed, 'content-security-policy': pagePolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(outboxPage({ language, nonce, title, content }));
  }

  const answerUnknown = (reply: FastifyReply, showing: Showing): FastifyReply =>
    answer(reply.code(404), showing, outboxWords[showing.language].unknown, unknownContent(showing));

  const find = (id: string) => (uuid.test(id) ? readMail(db, id) : Promise.resolve(undefined));

  app.get<{ Querystring: { page?: unknown } }>('/outbox', async (request, reply) => {
    const showing = showingFor(request);
    const { page: given } = request.query;
    const page = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : 0;
    const listed = await listMails(db, page);
    return answer(reply, showing, outboxWords[showing.language].title, listContent({ ...listed, page }, showing));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const showing = showingFor(request);
    const mail = await find(request.params.id);
    if (!mail) return answerUnknown(reply, showing);
    return answer(reply, showing, mail.subject, mailContent(mail, showing));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id/body', async (request, reply) => {
    const mail = await find(request.params.id);
    if (!mail?.html) return answerUnknown(reply, showingFor(request));
    return (
      reply
        .headers({ ...fixed, 'content-security-policy': bodyPolicy(config.publicUrl) })
        .type('text/html; charset=utf-8')
        // A link leaves the frame: what it opens shows itself in no other page.
        .send(mail.html.replace('<head>', '<head><base target="_top">'))
    );
  });
}
