import { repeatedLanguages } from './spoken-languages';

describe('the languages someone speaks', () => {
  it('are told where they repeat', () => {
    const languages = ['french', 'english', 'french', 'french'].map((language) => ({ language }));
    expect(repeatedLanguages(languages)).toEqual([2, 3]);
    expect(repeatedLanguages([])).toEqual([]);
  });
});
