import { networkOf } from './network';

describe('the network that is kept with a session', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['127.0.0.1', '127.0.0.0/24'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['2001:0db8:0012::1', '2001:db8:12::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['', null],
    ['nowhere', null],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});
