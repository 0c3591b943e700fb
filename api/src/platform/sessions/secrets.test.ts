import { hashPassword, matchesPassword } from './secrets';

describe('a password', () => {
  it('is hashed by argon2id with the parameters recommended by OWASP', async () => {
    const [one, other] = [await hashPassword('Sept ponts 12!'), await hashPassword('Sept ponts 12!')];

    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect([await matchesPassword(one, 'Sept ponts 12!'), await matchesPassword(one, 'Sept ponts 12')]).toEqual([
      true,
      false,
    ]);
  });
});
