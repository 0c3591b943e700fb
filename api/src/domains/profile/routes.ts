import { fileLimits } from '@passerelle/shared/contract';
import { entrance, participant, staff } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { cancelEmailChange, countEmailRequest, resendConfirmation } from '../email-change/request';
import { changeProfile } from './change-profile';
import { readListSettings, saveListSettings } from './list-settings';
import { readProfile } from './read-profile';

/** Whoever has lists to look through reads people. */
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
    // Outside a transaction: wrong passwords count although the call fails, and a picture is redrawn before it begins.
    { transaction: false, bodyLimit: 50_000, fileLimit: fileLimits.avatar.bytes },
  );

  on(
    'POST /me/emailChange/resend',
    participant,
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
    participant,
    async (context) => {
      await cancelEmailChange(context);
      return readProfile(context.db, context.person.id, context.locale);
    },
    { oneselfOnly: true },
  );
});
