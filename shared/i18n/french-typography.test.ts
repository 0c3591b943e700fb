import { typographyFaults } from './french-typography';

describe('the typography of a French text', () => {
  it.each([
    'Vous n’avez rien à faire cette semaine.',
    'Mot de passe oublié\u202F?',
    'Pour continuer\u00A0: choisissez un contact.',
    'Sauf mention «\u00A0facultatif\u00A0», tous les champs sont obligatoires.',
    'Rendez\u2011vous à 12:30, pour 1\u202F284\u00A0€, soit 12\u202F%.',
    'Oui (ou non\u202F!)',
    'L’e\u2011mail est parti',
    '{count, plural, one {# contact trouvé} other {# contacts trouvés}}',
    '{day} à {hour}',
    '<0>{name}</0>\u00A0: {what}',
    'Voir https://passerelle.example',
  ])('is right in: %s', (text) => {
    expect(typographyFaults(text)).toEqual([]);
  });

  it.each([
    ["Vous n'avez rien", 'an apostrophe is ’'],
    ['Chargement...', 'an ellipsis is …'],
    ['Mot de passe oublié ?', 'a narrow no-break space stands before ; ! ? and %'],
    ['Objectif atteint!', 'a narrow no-break space stands before ; ! ? and %'],
    ['Nom : {name}', 'a no-break space stands before :'],
    ['12 €', 'a no-break space stands before €'],
    ['Le mot « oui »', '« is followed and » preceded by a no-break space'],
    ['Le mot “oui”', 'quotation marks are « »'],
    ['L’e-mail est parti', 'the hyphen of e‑mail and of rendez‑vous does not break'],
    ['Rendez-vous annulé', 'the hyphen of e‑mail and of rendez‑vous does not break'],
    ['1 284 personnes', 'a narrow no-break space groups digits'],
    ['{count, plural, one {Un seul !} other {# autres}}', 'a narrow no-break space stands before ; ! ? and %'],
  ])('is wrong in: %s', (text, rule) => {
    expect(typographyFaults(text)).toEqual([rule]);
  });
});
