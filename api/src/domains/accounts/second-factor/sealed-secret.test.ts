import { seal, unseal } from './sealed-secret';

const secret = Buffer.from('12345678901234567890');
const key = 'a'.repeat(32);

describe('an encrypted secret', () => {
  it('is decrypted with the same key, for its user, and looks different every time', () => {
    const [one, other] = [seal(secret, 'anne', key), seal(secret, 'anne', key)];

    expect([unseal(one, 'anne', key), unseal(other, 'anne', key)]).toEqual([secret, secret]);
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').includes(secret)).toBe(false);
  });

  it('is not decrypted with another key, for another user, or after a change', () => {
    const sealed = seal(secret, 'anne', key);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;

    expect(unseal(sealed, 'anne', 'b'.repeat(32))).toBeUndefined();
    expect(unseal(sealed, 'bruno', key)).toBeUndefined();
    expect([unseal(changed, 'anne', key), unseal('', 'anne', key)]).toEqual([undefined, undefined]);
  });
});
