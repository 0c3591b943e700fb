import { guessMapping } from './columns';

describe('the title « Fonction »', () => {
  it('Given another title for the post, Then it is the position, as the product itself heads it', () => {
    expect(guessMapping(['Intitulé du poste', 'Fonction'])).toEqual(['jobTitle', 'position']);
    expect(guessMapping(['Fonction', 'Poste'])).toEqual(['position', 'jobTitle']);
  });

  it('Given no other title for the post, Then it is the post, without which nobody can be imported', () => {
    expect(guessMapping(['Fonction', 'Statut'])).toEqual(['jobTitle', 'jobLevel']);
  });

  it('Given a file from before, headed « Position », Then that is still the position', () => {
    expect(guessMapping(['Intitulé du poste', 'Position'])).toEqual(['jobTitle', 'position']);
    expect(guessMapping(['Fonction', 'Position'])).toEqual(['jobTitle', 'position']);
    expect(guessMapping(['Job title', 'Position', 'Entry date'])).toEqual(['jobTitle', 'position', 'entryOnDutyDate']);
  });
});
