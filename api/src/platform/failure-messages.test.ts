import { messageIn, messageKeys } from './failure-messages';

describe('the message of a failure', () => {
  it.each(messageKeys)('%s has French typography: curved apostrophes, and non-breaking spaces', (key) => {
    const words = messageIn('fr', key);

    expect(words).not.toMatch(/[\u0027"]/);
    expect(words).not.toMatch(/(?<!\u00A0):|(?<!\u202F)[;!?%]/);
  });

  it.each(messageKeys)('%s is in the language of the reader', (key) => {
    expect(messageIn('en', key)).not.toBe(messageIn('fr', key));
    expect(messageIn('ar', key)).not.toBe(messageIn('en', key));
  });
});
