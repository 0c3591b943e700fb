/** What « de » and « que » let go of their e before. An h is said in one name and silent in another: it stays. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/iu;
const special = /[.*+?^${}()|[\]\\]/g;

/**
 * « La fiche d’Amine », « plus qu’avant »: whoever wrote « La fiche de {name} » could not know how the name begins. Tags
 * may stand between, as in « de <0>Amine</0> ».
 */
export function elide(sentence: string, values: Record<string, unknown>): string {
  let elided = sentence;
  for (const value of Object.values(values)) {
    if (typeof value !== 'string' || !vowel.test(value)) continue;
    const before = new RegExp(`(?<!\\p{L})(d|qu)e[ \u00A0]((?:<\\d+>)*)(?=${value.replace(special, '\\$&')})`, 'giu');
    elided = elided.replace(before, '$1’$2');
  }
  return elided;
}
