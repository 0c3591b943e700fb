import { emit } from '@passerelle/shared/events';
import { forgetPerson, personStorage, takeLogout } from './index';

const signIn = (personId: string | null) => emit('session-changed', { personId });

describe('what a tab remembers of a person', () => {
  beforeEach(() => signIn('p1'));

  it('outlives a lost session', () => {
    personStorage.write('draft.contact', { lastName: 'Lubin' });

    signIn(null);
    expect(personStorage.read('draft.contact')).toBeNull();

    signIn('p1');
    expect(personStorage.read('draft.contact')).toEqual({ lastName: 'Lubin' });
  });

  it('is gone after logging out', () => {
    personStorage.write('draft.contact', { lastName: 'Lubin' });
    sessionStorage.setItem('other', 'stays');

    forgetPerson();

    expect(personStorage.read('draft.contact')).toBeNull();
    expect(sessionStorage.getItem('other')).toBe('stays');
  });

  it('knows of a logout, once', () => {
    expect(takeLogout()).toBe(false);
    forgetPerson();
    expect(takeLogout()).toBe(true);
    expect(takeLogout()).toBe(false);
  });

  it('does not take a lost session for a logout', () => {
    signIn(null);
    expect(takeLogout()).toBe(false);
  });

  it('is gone once another person signs in, even when the first comes back', () => {
    personStorage.write('draft.contact', { lastName: 'Lubin' });

    signIn('p2');
    signIn('p1');

    expect(personStorage.read('draft.contact')).toBeNull();
  });

  it('keeps nothing of nobody', () => {
    signIn(null);

    expect(personStorage.write('draft.contact', {})).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does without a storage that refuses', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(personStorage.write('draft.contact', {})).toBe(false);
  });
});
