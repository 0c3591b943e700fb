import { base32, codeAt, keyAddress, newSecret, stepAt, stepOf } from './totp';

const secret = Buffer.from('12345678901234567890', 'ascii');

describe('one-time codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %i s: %s', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1_000), 8)).toBe(code);
  });

  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, step) => [step, code] as const,
    ),
  )('are those of RFC 4226, appendix D, at step %i: %s', (step, code) => expect(codeAt(secret, step)).toBe(code));

  it('are valid one step before and after the present one, and no further', () => {
    const at = 1_800_000_000_000;
    const steps = [-2, -1, 0, 1, 2].map((off) => stepOf(secret, codeAt(secret, stepAt(at) + off), at));

    expect(steps).toEqual([undefined, stepAt(at) - 1, stepAt(at), stepAt(at) + 1, undefined]);
    expect(stepOf(secret, codeAt(secret, 0), 0)).toBe(0);
    expect(stepOf(secret, '12345', at)).toBeUndefined();
  });

  it('have secrets of 160 bits, in the format of applications', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect([newSecret().length, newSecret().equals(newSecret())]).toEqual([20, false]);
    expect(keyAddress(secret, 'anne+1@rebond.example')).toBe(
      'otpauth://totp/Passerelle:anne%2B1%40rebond.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Passerelle',
    );
  });
});
