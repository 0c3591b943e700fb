import { fileLimits } from '@passerelle/shared/contract/limits';
import { entrance, member, staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { cancelEmailChange, countEmailRequest, resendConfirmation } from '../accounts/email-change/request';
import { changeProfile } from './change-profile';
import { readListSettings, saveListSettings } from './list-settings';
import { readProfile } from './read-profile';

/** Lists are for roles that read people. */
const hasLists = staff('users', 'r');

export const profileRoutes = defineRoutes((on) => {
  on('GET /me', entrance, ({ db, person, locale }) => readProfile(db, person.id, locale, person.loggedAs));

  on(
    'PUT /me',
    entrance,
    async (context) => {
      const { person, request, reply, services } = context;
      const { profile, newPassword } = await changeProfile(context);
      if (newPassword) {
        services.sessions.handOver(newPassword.token, request, reply);
        services.devices.remember({ id: person.id, passwordHash: newPassword.passwordHash }, request, reply);
      }
      return profile;
    },
    // Outside a transaction: wrong passwords count although the call fails, and a picture is re-encoded first.
    { transaction: false, bodyLimit: 50_000, fileLimit: fileLimits.avatar.bytes },
  );

  on(
    'POST /me/emailChange/resend',
    member,
    async (context) => {
      await resendConfirmation(context);
      return readProfile(context.db, context.person.id, context.locale);
    },
    { before: countEmailRequest, oneselfOnly: true },
  );

  on('GET /me/lists/:list', hasLists, ({ db, person, params }) => readListSettings(db, person.id, params.list));

  on('PUT /me/lists/:list', hasLists, saveListSettings);

  on(
    'DELETE /me/emailChange',
    member,
    async (context) => {
      await cancelEmailChange(context);
      return readProfile(context.db, context.person.id, context.locale);
    },
    { oneselfOnly: true },
  );
});
