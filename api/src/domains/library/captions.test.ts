import { CaptionsFault, findPassage, parseCaptions, transcriptOf } from './captions';

const film = `WEBVTT - le film

NOTE pour qui traduit

first
00:00.100 --> 00:04.000 line:80%
<v Awa>Hier, une phrase.
Et une autre.

01:02:03.500 --> 01:02:05.000
Vous &amp; moi
`;

describe('captions', () => {
  it('are read with their times, without tags, names and notes', () => {
    expect(parseCaptions(film)).toEqual([
      { start: 0.1, end: 4, text: 'Hier, une phrase. Et une autre.' },
      { start: 3723.5, end: 3725, text: 'Vous & moi' },
    ]);
  });

  it('are read the same from a Windows text', () => {
    expect(parseCaptions(film.replaceAll('\n', '\r\n'))).toEqual(parseCaptions(film));
  });

  it.each([
    ['no captions', '1\n00:00.000 --> 00:01.000\nBonjour', /begin with a line WEBVTT/],
    ['nothing said', 'WEBVTT\n\nNOTE rien\n', /at least one cue/],
    ['a time that is none', 'WEBVTT\n\n0.1 --> 2\nBonjour', /is not a time and a later one/],
    ['an end before the start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nBonjour', /is not a time and a later one/],
    ['times out of order', 'WEBVTT\n\n00:05.000 --> 00:06.000\nA\n\n00:01.000 --> 00:02.000\nB', /comes before/],
  ])('are refused with %s', (_what, text, fault) => {
    expect(() => parseCaptions(text)).toThrow(CaptionsFault);
    expect(() => parseCaptions(text)).toThrow(fault);
  });

  it('are searched in every language, and the cue with the word is returned', () => {
    const captions = {
      fr: [
        { start: 0, end: 1, text: 'Une réponse.' },
        { start: 1, end: 2, text: 'À l’envers.' },
      ],
      en: [{ start: 0, end: 1, text: 'An answer.' }],
    };
    expect(transcriptOf(captions)).toBe('une reponse. a l envers. an answer.');
    expect(findPassage(captions, ['envers'])).toBe('À l’envers.');
    expect(findPassage(captions, ['answer'])).toBe('An answer.');
    expect(findPassage(captions, ['zut'])).toBeNull();
  });
});
