import { guessMapping } from './columns';

describe('the title « Fonction »', () => {
  it('Given another title for the post, Then it is the position, as in the product’s own files', () => {
    expect(guessMapping(['Intitulé du poste', 'Fonction'])).toEqual(['jobTitle', 'position']);
    expect(guessMapping(['Fonction', 'Poste'])).toEqual(['position', 'jobTitle']);
  });

  it('Given no other title for the post, Then it is the post, which is required', () => {
    expect(guessMapping(['Fonction', 'Statut'])).toEqual(['jobTitle', 'jobLevel']);
  });

  it('Given an older file with « Position », Then it is still the position', () => {
    expect(guessMapping(['Intitulé du poste', 'Position'])).toEqual(['jobTitle', 'position']);
    expect(guessMapping(['Fonction', 'Position'])).toEqual(['jobTitle', 'position']);
    expect(guessMapping(['Job title', 'Position', 'Entry date'])).toEqual(['jobTitle', 'position', 'entryOnDutyDate']);
  });
});
