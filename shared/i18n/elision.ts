/** Initials before which « de » and « que » elide. An h may be mute or aspirated, so none elides before it. */
const vowel = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])/iu;
const special = /[.*+?^${}()|[\]\\]/g;

/** Tag of an element in a sentence whose own text begins with such an initial. */
export const elidingTag = (index: number): string => `elides${index}`;
const eliding = /^<elides\d+\/>$/;

export const isEliding = (text: string): boolean => vowel.test(text);

/**
 * « La fiche d’Amine », « plus qu’avant »: the message « La fiche de {name} » cannot know how the name begins. Tags
 * may stand between, as in « de <0>Amine</0> ».
 */
export function elide(sentence: string, values: Record<string, unknown>): string {
  let elided = sentence;
  for (const value of Object.values(values)) {
    if (typeof value !== 'string' || !(vowel.test(value) || eliding.test(value))) continue;
    const before = new RegExp(`(?<!\\p{L})(d|qu)e[ \u00A0]((?:<\\d+>)*)(?=${value.replace(special, '\\$&')})`, 'giu');
    elided = elided.replace(before, '$1’$2');
  }
  return elided;
}

/** Italian says « l’8 novembre » and « dall’11 », since the numbers begin with a vowel. */
export const elideNumbers = (sentence: string): string =>
  sentence.replaceAll(
    /(?<!\p{L})(il|al|dal|del|nel|sul)[ \u00A0]((?:<\d+>)*)(?=8|11(?!\d))/giu,
    (_found, article: string, tags: string) =>
      `${/^il$/i.test(article) ? (article.startsWith('I') ? 'L' : 'l') : `${article}l`}’${tags}`,
  );
