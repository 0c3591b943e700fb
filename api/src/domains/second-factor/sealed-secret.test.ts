import { seal, unseal } from './sealed-secret';

const secret = Buffer.from('12345678901234567890');
const key = 'a'.repeat(32);

describe('a secret at rest', () => {
  it('is read again with the same key, by its person, and looks different every time', () => {
    const [one, other] = [seal(secret, 'anne', key), seal(secret, 'anne', key)];

    expect([unseal(one, 'anne', key), unseal(other, 'anne', key)]).toEqual([secret, secret]);
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').includes(secret)).toBe(false);
  });

  it('is not read with another key, for another person, nor where it was changed', () => {
    const sealed = seal(secret, 'anne', key);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;

    expect(unseal(sealed, 'anne', 'b'.repeat(32))).toBeUndefined();
    expect(unseal(sealed, 'bruno', key)).toBeUndefined();
    expect([unseal(changed, 'anne', key), unseal('', 'anne', key)]).toEqual([undefined, undefined]);
  });
});
