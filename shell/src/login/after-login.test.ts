import type { OwnProfile } from '@passerelle/shared/contract';

import { afterLogin } from './after-login';

const person = (slug: string) => ({ role: { slug } }) as unknown as OwnProfile;

describe('afterLogin', () => {
  it('brings people back to where they were going', () => {
    expect(afterLogin(person('user'), { from: '/contacts?page=2' })).toBe('/contacts?page=2');
  });

  it('opens home to participants and the client space to staff', () => {
    expect(afterLogin(person('user'), null)).toBe('/');
    expect(afterLogin(person('manager'), { from: '/' })).toBe('/client');
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 42])(
    'does not follow %p out of the product',
    (from) => {
      expect(afterLogin(person('user'), { from })).toBe('/');
    },
  );
});
