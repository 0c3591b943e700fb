import { findInPage, readPage } from './find-letters';

/** As pdf.js gives it. */
const found = (content: string, search: string): string[] => {
  const page = content.normalize('NFD');
  return findInPage(readPage(page), search.normalize('NFD')).map(({ index, length }) =>
    page.slice(index, index + length).normalize('NFC'),
  );
};

it.each([
  ['Le Conseil, un conseil', 'CONSEIL', ['Conseil', 'conseil']],
  ['Élodie élodie', 'elodie', ['Élodie', 'élodie']],
  ['Le cœur et le cœur', 'oeu', ['œu', 'œu']],
  ['L’État, c’est moi', "l'etat c'est", ['L’État, c’est']],
  ['مُحَمَّد علي', 'محمد', ['مُحَمَّد']],
  ['علي محمد، حسن', 'محمد علي', ['علي محمد']],
  ['محـــمد', 'محمد', ['محـــمد']],
  ['کریم ۱۲۳', 'كريم 123', ['کریم ۱۲۳']],
  ['می\u{200c}خواهم', 'میخواهم', ['می\u{200c}خواهم']],
  ['ジャン・ポール', 'じゃん ポール', ['ジャン・ポール']],
  ['がか', 'か', ['か']],
  ['かが', 'ガ', ['が']],
  ['田中と山田', '田', ['田', '田']],
  ['(1+1)', '1+1', ['1+1']],
  ['rien', '?', []],
  ['rien', 'tout', []],
])('in « %s », « %s » stands as %j', (content, search, expected) => expect(found(content, search)).toEqual(expected));
