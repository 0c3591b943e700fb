import { isFutureDay, repeatedLanguages } from './profile';

describe('a birthday', () => {
  it('may be today but not tomorrow', () => {
    const now = '2026-11-21T23:30:00.000Z';
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => isFutureDay(day, now))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the languages someone speaks', () => {
  it('are found where they repeat', () => {
    const languages = ['french', 'english', 'french', 'french'].map((language) => ({ language }));
    expect(repeatedLanguages(languages)).toEqual([2, 3]);
    expect(repeatedLanguages([])).toEqual([]);
  });
});
