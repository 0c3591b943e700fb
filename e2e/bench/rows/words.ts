/** Words of the generated rows: short, without accents, so that the search text equals the text. */
const first =
  'marie jean camille pierre anne michel sophie luc claire paul julie marc emma hugo lea louis nadia karim ines yann';
const beginnings =
  'mar ber du le gar for mon rou bon cha per vil lam gau mer bru cor del fau gui hen jac ker lau nor pas ric sau tho val';
const endings = 'tin nard rand febvre cel tier net seau champ rin lard bert cier thier got ney dier mont court ville';
const firms = 'nord sud alpes rhone loire marne seine ouest est garonne oise vosges isere somme allier drome gard lot';
const trades = 'energie conseil transport banque industrie assurance logiciel sante hotel batiment';
const jobs =
  'responsable comptable responsable technicien responsable ingenieur acheteur responsable juriste formateur developpeur';
const subjects = 'cafe point echange conseil retour entretien dejeuner appel visite question';

/** A draw from 1 to `size` that comes out the same every time: `n` says which row, `salt` which column. */
export const draw = (n: string, salt: number, size: number): string =>
  `(1 + (hashint8extended((${n})::bigint, ${salt}) & 1073741823) % ${size})::int`;

const pick = (words: string, n: string, salt: number): string => {
  const list = words.split(' ');
  return `(ARRAY['${list.join("','")}'])[${draw(n, salt, list.length)}]`;
};

/** SQL for a column of row `n`; the same `n` gives the same person wherever it is asked for. */
export const firstName = (n: string): string => pick(first, n, 1);
export const lastName = (n: string): string => `${pick(beginnings, n, 2)} || ${pick(endings, n, 3)}`;
export const company = (n: string): string => `${pick(firms, n, 4)} || ' ' || ${pick(trades, n, 5)}`;
export const jobTitle = (n: string): string => pick(jobs, n, 6);
export const subject = (n: string): string => `${pick(subjects, n, 7)} || ' ' || ${pick(trades, n, 8)}`;
export const oneIn = (size: number, n: string, salt: number): string => `${draw(n, salt, size)} = 1`;
