import { readDevice } from './device';

const device = { origin: 'ios', token: 'apns-1', model: 'iPhone 17', version: '26.1' };

describe('the device data of a wrapper', () => {
  it('is read as an object or as JSON, without unknown fields', () => {
    expect(readDevice({ ...device, battery: 12 })).toEqual(device);
    expect(readDevice(JSON.stringify(device))).toEqual(device);
    expect(readDevice({ origin: 'android' })).toEqual({ origin: 'android', token: null, model: null, version: null });
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', 'ios'],
    ['a list', []],
    ['another origin', { ...device, origin: 'web' }],
    ['no origin', { token: 'apns-1' }],
    ['a token that is no text', { ...device, token: { toString: 1 } }],
    ['a token without end', { ...device, token: 'x'.repeat(3000) }],
    ['a model without end', { ...device, model: 'x'.repeat(300) }],
    ['a version that is no text', { ...device, version: 26.1 }],
  ])('is refused when it is %s', (_what, received) => {
    expect(readDevice(received)).toBeNull();
  });
});
