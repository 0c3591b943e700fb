import { integrityOf } from './integrity-of.mjs';

it('says of bytes what a browser will find, as `integrity` wants it', () => {
  expect(integrityOf(Buffer.from('abc'))).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});
