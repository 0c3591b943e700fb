import { shortName } from './appointment-link';

it.each([
  ['Rachid', 'Mezouar', 'R.\u00A0Mezouar'],
  ['Marie-Ange', 'Lubin', 'M.-A.\u00A0Lubin'],
  ['Émeline', 'Faure-Dupont', 'É.\u00A0Faure-Dupont'],
  ['Fatou', 'Diallo', 'F.\u00A0Diallo'],
  ['Léa', 'Roy', null],
  [null, 'Vandenbroucke-Delattre', null],
])('a day of the month says « %s %s » as « %s »', (firstName, lastName, short) =>
  expect(shortName({ firstName, lastName })).toBe(short),
);
