import { fileLimits } from '@passerelle/shared/contract';
import { defineRoutes } from '../../platform/http/routes';
import { entrance, open, participant, session } from '../../platform/http/access';
import { followEmailLink, readEmailLink } from '../email-change/follow-link';
import { cancelEmailChange, countEmailRequest, resendConfirmation } from '../email-change/request';
import { askForErasure, withdrawErasure } from '../erasure/erasure-request';
import { exportEverything } from '../personal-export/everything';
import { exportSpreadsheet } from '../personal-export/spreadsheet';
import { readProfile } from '../profile/read-profile';
import { changeProfile } from '../profile/change-profile';
import { countLinkRequest, requestLink, readLinkState } from './reset';
import { signIn } from './sign-in';
import { countSignedAction, doSignedAction } from '../signed-actions/signed-action';
import type { IncomingHttpHeaders } from 'node:http';

const bodyLimit = 10_000;

export const sessionRoutes = defineRoutes((on) => {
  on('POST /auth', open, signIn, { transaction: false, bodyLimit });

  on('GET /auth/logout', open, async ({ db, request, reply, services }) => {
    if (!isRealNavigation(request.headers)) return reply.code(204).send();
    await services.sessions.end(db, request, reply);
    return reply.redirect('/login');
  });

  on('POST /auth/reset', open, requestLink, { before: (asking) => countLinkRequest(asking, asking.body), bodyLimit });

  on('GET /auth/reset', open, readLinkState);

  on('GET /auth/email', open, readEmailLink);

  // Outside a transaction: tries are counted although the call fails.
  on('POST /auth/email', open, followEmailLink, { transaction: false, bodyLimit });

  on('POST /signedAction', open, doSignedAction, { before: countSignedAction });

  on('GET /me', entrance, ({ db, person, locale }) => readProfile(db, person.id, locale));

  // Wrong passwords count here too, and a picture is made anew before the transaction begins. Newcomers accept the terms here.
  on('PUT /me', entrance, changeProfile, {
    transaction: false,
    bodyLimit: 50_000,
    fileLimit: fileLimits.avatar.bytes,
  });

  on('GET /me/export', session, exportSpreadsheet, { load: 'personalExport' });

  on('GET /me/export/everything', session, exportEverything, { load: 'personalExport' });

  on('POST /me/emailChange/resend', participant, resendConfirmation, { before: countEmailRequest });

  on('DELETE /me/emailChange', participant, cancelEmailChange);

  on('POST /me/erasure', participant, askForErasure, { transaction: false, bodyLimit: 50_000 });

  on('DELETE /me/erasure', participant, withdrawErasure);
});

/**
 * Logging out is a link, and browsers follow links ahead of time or for a picture: only someone who really goes there
 * is logged out. Browsers that do not say what they want are believed.
 */
export function isRealNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers.purpose ?? '')}`;
  const isFromElsewhere = headers['sec-fetch-site'] === 'cross-site';
  return (
    (destination === undefined || destination === 'document') && !/prefetch|prerender/.test(purpose) && !isFromElsewhere
  );
}
