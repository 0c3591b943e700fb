import { plainLetters } from '@passerelle/shared/contract';

/** A heading of a text, as its contents point at it. */
export interface Heading {
  id: string;
  words: string;
}

/** « Qui peut voir quoi » stands at `#section-qui-peut-voir-quoi`: the same for everybody, and none of the page's own. */
const idOf = (words: string): string => {
  const plain = plainLetters(words).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `section-${plain.replaceAll(/^-+|-+$/g, '')}`;
};

/** Gives the headings of a text an address each, and says where they are. */
export function nameHeadings(text: HTMLElement): Heading[] {
  const taken = new Map<string, number>();
  return Array.from(text.querySelectorAll('h2'), (heading) => {
    const words = heading.textContent.trim();
    const wanted = idOf(words);
    const times = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, times);
    heading.id = times === 1 ? wanted : `${wanted}-${times}`;
    return { id: heading.id, words };
  });
}
