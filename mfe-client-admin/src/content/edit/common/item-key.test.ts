import { freeKey, isKey, keyFrom } from './item-key';

describe('the key of an entry', () => {
  it.each([
    ['Joindre votre CV', 'joindre-votre-cv'],
    ['Cœur de métier : « À l’essai »', 'coeur-de-metier-a-l-essai'],
    ['  2 minutes !  ', '2-minutes'],
    ['履歴書', ''],
  ])('is made from the title %s', (title, key) => {
    expect(keyFrom(title)).toBe(key);
  });

  it('has at most 64 signs, and no hyphen at its end', () => {
    const key = keyFrom(`${'a'.repeat(63)} b c`);
    expect(key).toBe('a'.repeat(63));
    expect(isKey(key)).toBe(true);
  });

  it('is numbered where another entry has the name', () => {
    expect(freeKey('send', ['read'])).toBe('send');
    expect(freeKey('send', ['send', 'send-2'])).toBe('send-3');
    expect(isKey(freeKey('a'.repeat(64), ['a'.repeat(64)]))).toBe(true);
  });

  it.each(['', 'Send', 'send-', 'se--nd', 'à'])('is never %j', (text) => {
    expect(isKey(text)).toBe(false);
  });
});
