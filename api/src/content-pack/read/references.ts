import { didYouMean } from '../../platform/text/nearest';
import type { Place, Problems } from '../problems';

/** A reference of a task by key, and its position. */
export interface Reference {
  kind: 'surveys' | 'library';
  key: string;
  place: Place;
  /** The number of answers required of a survey. */
  requiredCount?: number;
}

interface Known {
  /** The number of questions of each survey. */
  surveys: ReadonlyMap<string, number>;
  library: ReadonlySet<string>;
  /** The items of other packs declared in pack.yaml: `surveys/tricam`. */
  uses: readonly string[];
}

const nouns = { surveys: 'survey', library: 'document' } as const;

/** Every reference of a task exists: in this pack, or in another that it declares. */
export function checkReferences(references: readonly Reference[], known: Known, problems: Problems): void {
  for (const { kind, key, place, requiredCount } of references) {
    if (known.uses.includes(`${kind}/${key}`)) continue;
    if (!known[kind].has(key)) {
      const meant = didYouMean(key, [...known[kind].keys()]);
      problems.add(place, `there is no ${nouns[kind]} ${key} in this pack${meant}`);
      continue;
    }
    const questions = kind === 'surveys' ? known.surveys.get(key) : undefined;
    if (requiredCount !== undefined && questions !== undefined && requiredCount > questions)
      problems.add(place, `requiredCount asks for ${requiredCount} answers of the ${questions} questions of ${key}`);
  }
}
