import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../../platform/http/locale';
import { textLocaleOf } from '../../../platform/text/text';
import type { Markup } from '../../../platform/text/markup';
import { demoNotice, isPublicDemo } from '../../../platform/public-demo';
import type { Services } from '../../../platform/http/services';
import { isLoopback } from '../../../platform/web/origins';
import { listContent, closedContent, frameMay, mailContent, unknownContent } from './mail-pages';
import { outboxPage, pagePolicy, type Showing } from './page';
import { listMails, readMail } from './read-outbox';
import { outboxTexts } from './outbox-texts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const fixed = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Links in mails are secrets: no referrer.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  vary: 'accept-language, cookie',
};

/** For a mail: itself and its organisation's logo, and links that open elsewhere on a click. */
const bodyPolicy = (publicUrl: string): string =>
  [
    `default-src 'none'`,
    `style-src 'unsafe-inline'`,
    `img-src 'self' ${new URL(publicUrl).origin}`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
    `sandbox ${frameMay}`,
  ].join('; ');

const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip)$/;

/** The peer of the connection, which no header can change. A local proxy counts as one, but names the client. */
const isOnThisMachine = ({ socket, headers, host }: FastifyRequest): boolean =>
  /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
  !Object.keys(headers).some((name) => forwarding.test(name)) &&
  isLoopback(`http://${host}`);

/**
 * The mails of the demo, one-time links included. Absent without a demo. In development readable on the machine itself;
 * elsewhere only in the session of a super administrator.
 */
export function serveOutbox(app: FastifyInstance, { db, config, sessions }: Services): void {
  async function mayRead(request: FastifyRequest): Promise<boolean> {
    if (config.env !== 'production' && isOnThisMachine(request)) return true;
    const person = await sessions.personOf(request);
    return person?.role === 'superAdmin';
  }

  const isPublic = isPublicDemo(config);
  const showingFor = ({ headers }: FastifyRequest): Showing => ({
    language: textLocaleOf(localeOf(headers)),
    isSending: config.smtpUrl !== undefined,
  });

  function answer(reply: FastifyReply, { language }: Showing, title: string, content: Markup): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...fixed, 'content-security-policy': pagePolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(outboxPage({ language, nonce, title, content, notice: isPublic && demoNotice(nonce) }));
  }

  const answerClosed = (reply: FastifyReply, showing: Showing): FastifyReply =>
    answer(reply.code(403), showing, outboxTexts(showing.language).closed, closedContent(showing));

  const answerUnknown = (reply: FastifyReply, showing: Showing): FastifyReply =>
    answer(reply.code(404), showing, outboxTexts(showing.language).unknown, unknownContent(showing));

  const find = (id: string) => (uuid.test(id) ? readMail(db, id) : Promise.resolve(undefined));

  app.get<{ Querystring: { page?: unknown } }>('/outbox', async (request, reply) => {
    const showing = showingFor(request);
    if (!(await mayRead(request))) return answerClosed(reply, showing);
    const { page: given } = request.query;
    const page = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : 0;
    const listed = await listMails(db, page);
    return answer(reply, showing, outboxTexts(showing.language).title, listContent({ ...listed, page }, showing));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const showing = showingFor(request);
    if (!(await mayRead(request))) return answerClosed(reply, showing);
    const mail = await find(request.params.id);
    if (!mail) return answerUnknown(reply, showing);
    return answer(reply, showing, mail.subject, mailContent(mail, showing));
  });

  app.get<{ Params: { id: string } }>('/outbox/:id/body', async (request, reply) => {
    if (!(await mayRead(request))) return answerClosed(reply, showingFor(request));
    const mail = await find(request.params.id);
    if (!mail?.html) return answerUnknown(reply, showingFor(request));
    return (
      reply
        .headers({ ...fixed, 'content-security-policy': bodyPolicy(config.publicUrl) })
        .type('text/html; charset=utf-8')
        // A link opens outside the frame: its target refuses to be framed.
        .send(mail.html.replace('<head>', '<head><base target="_top">'))
    );
  });
}
