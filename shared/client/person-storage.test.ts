import { emit } from '@passerelle/shared/events';
import { devicePersonStorage, forgetPerson, personStorage, takeLogout } from './index';

const signIn = (personId: string | null) => emit('session-changed', { personId });

describe('the storage of a person in a tab', () => {
  beforeEach(() => signIn('p1'));

  it('outlives a lost session', () => {
    personStorage.write('draft.contact', { lastName: 'Lubin' });

    signIn(null);
    expect(personStorage.read('draft.contact')).toBeNull();

    signIn('p1');
    expect(personStorage.read('draft.contact')).toEqual({ lastName: 'Lubin' });
  });

  it('is cleared after a sign-out', () => {
    personStorage.write('draft.contact', { lastName: 'Lubin' });
    sessionStorage.setItem('other', 'stays');

    forgetPerson();

    expect(personStorage.read('draft.contact')).toBeNull();
    expect(sessionStorage.getItem('other')).toBe('stays');
  });

  it('can outlive the tab, and is cleared as the rest is', () => {
    devicePersonStorage.write('content.1', 'Un texte');
    sessionStorage.clear();
    expect(devicePersonStorage.read('content.1')).toBe('Un texte');

    signIn('p2');
    signIn('p1');
    expect(devicePersonStorage.read('content.1')).toBeNull();

    devicePersonStorage.write('content.1', 'Un texte');
    forgetPerson();
    expect(localStorage).toHaveLength(0);
  });

  it('reports a sign-out once', () => {
    expect(takeLogout()).toBe(false);
    forgetPerson();
    expect(takeLogout()).toBe(true);
    expect(takeLogout()).toBe(false);
  });

  it('does not take a lost session for a sign-out', () => {
    signIn(null);
    expect(takeLogout()).toBe(false);
  });

  it('is cleared once another person signs in, even when the first comes back', () => {
    personStorage.write('draft.contact', { lastName: 'Lubin' });

    signIn('p2');
    signIn('p1');

    expect(personStorage.read('draft.contact')).toBeNull();
  });

  it('stores nothing without a session', () => {
    signIn(null);

    expect(personStorage.write('draft.contact', {})).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('ignores a storage that refuses', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

    expect(personStorage.write('draft.contact', {})).toBe(false);
  });
});
