import { securing } from '../../../platform/http/access';
import { defineRoutes } from '../../../platform/http/routes';
import { beginSetUp, confirmSetUp, replaceRecoveryCodes, turnOff } from './change-factor';
import { readSecondFactor } from './factor-row';

/**
 * Outside a transaction, so that wrong passwords and codes count although the call fails; and so that no answer with a
 * secret is stored for an Idempotency-Key.
 */
const counted = { transaction: false, bodyLimit: 10_000, oneselfOnly: true } as const;

export const secondFactorRoutes = defineRoutes((on) => {
  on('GET /me/secondFactor', securing, ({ db, person }) => readSecondFactor(db, person.id));

  on('POST /me/secondFactor', securing, beginSetUp, counted);

  on(
    'POST /me/secondFactor/confirmation',
    securing,
    async (context) => {
      const { recoveryCodes, token } = await confirmSetUp(context);
      context.services.sessions.handOver(token, context.request, context.reply);
      return { recoveryCodes };
    },
    counted,
  );

  on('POST /me/secondFactor/recoveryCodes', securing, replaceRecoveryCodes, counted);

  on('POST /me/secondFactor/removal', securing, turnOff, counted);
});
