import { open } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { findLogo, logoForMails } from './logo';

export const mailRoutes = defineRoutes((on) => {
  on('GET /logos/:fileId', open, async ({ db, params, request, reply, services: { files } }) => {
    const sha256 = await findLogo(db, files, params.fileId);
    const etag = `"${sha256}-mail"`;
    const isKnown = request.headers['if-none-match'] === etag;
    const picture = isKnown ? undefined : await logoForMails(files, sha256);
    return reply
      .code(isKnown ? 304 : 200)
      .headers({
        etag,
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        // Web mail loads it into a page of its own.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(picture);
  });
});
