import type { FactorSecret, RecoveryCodes } from '@passerelle/shared/contract';
import type { TestApp } from '../../../../testing/test-app';
import { codeAt, stepAt } from '../totp';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As an authenticator application parses it. */
export function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export interface Factor {
  /** The code of the application, now or some steps away. */
  code: (steps?: number) => string;
  recoveryCodes: string[];
}

/** Sets up a second factor as a user does; the next code is one step later, as no code works twice. */
export async function aFactor(app: TestApp, person: { id: string }, password: string): Promise<Factor> {
  const client = app.as(person);
  const { data } = await client.post<FactorSecret>('/me/secondFactor', { password });
  const code = (steps = 0): string => codeAt(bytesOf(data.secret), stepAt(app.clock.now().toMillis()) + steps);
  // A confirmation renews the token: the old test client is of no further use.
  const confirmed = await client.post<RecoveryCodes>('/me/secondFactor/confirmation', { code: code() });
  app.clock.advance({ seconds: 30 });
  return { code, recoveryCodes: confirmed.data.recoveryCodes };
}
