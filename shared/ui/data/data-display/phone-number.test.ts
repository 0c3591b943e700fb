import { phoneHref } from './phone-number';

describe('the address that dials a number', () => {
  it.each([
    ['06 12 45 78 03', 'tel:0612457803'],
    ['+33 (0)6 12-45.78 03', 'tel:+33612457803'],
    ['(01) 44 08 73 20', 'tel:0144087320'],
  ])('%s', (number, address) => {
    expect(phoneHref(number)).toBe(address);
  });
});
