import { UserCreation } from '../../entities/people/user';
import { Credentials } from '../../entities/people/credentials';
import { cleanEmail, cleanEmails } from './email';

describe('an e-mail address', () => {
  it.each([
    [' a@b.example '],
    ['a@b.example\u00A0'],
    ['\uFEFFa@b.example'],
    ['a\u200B@b.example'],
    ['\u202Aa@b.example\u202C'],
    ['\u2068a@b.example\u2069'],
    ['a@b.exam\u00ADple'],
    ['a@b.example\r\n'],
    ['\ta\u0007@b.example\u3164'],
  ])('loses the spaces around it and invisible characters: %j', (given) => {
    expect(cleanEmail(given)).toBe('a@b.example');
  });

  it('keeps white space within it, which is a mistake', () => {
    expect(cleanEmail('a b@c.example')).toBe('a b@c.example');
    expect(cleanEmail('a@b.example\r\nBcc: c@d.example')).toBe('a@b.example\r\nBcc: c@d.example');
  });

  it('is found by the schema, and nothing else is changed', () => {
    expect(cleanEmails(Credentials, { username: ' a@b.example', password: ' secret ' })).toEqual({
      username: 'a@b.example',
      password: ' secret ',
    });
    expect(cleanEmails(Credentials, { username: ['x'], password: 1 })).toEqual({ username: ['x'], password: 1 });
    expect(cleanEmails(UserCreation.properties.email, 'a@b.example\u200B')).toBe('a@b.example');
    expect(cleanEmails(UserCreation, null)).toBeNull();
  });
});
