import { plainText } from './rich-text';

describe('the words of a text', () => {
  it('keeps words apart that mark-up kept apart', () => {
    expect(plainText('<h2>Le CV</h2><p>Une <b>page</b>,<br>pas plus.</p><ul><li>un</li><li>deux</li></ul>')).toBe(
      'Le CV Une page, pas plus. un deux',
    );
  });

  it('shows no code as words', () => {
    expect(plainText('<p>Bonjour</p><script>alert(1)</script><style>p{}</style>')).toBe('Bonjour');
  });

  it('reads what stands for a sign', () => {
    expect(plainText('Bois &amp; Rives &lt;3')).toBe('Bois & Rives <3');
  });
});
