import { didYouMean } from '../../platform/text/nearest';
import type { Place, Problems } from '../problems';

/** That a task asks for something by its key, and where it does. */
export interface Reference {
  kind: 'surveys' | 'library';
  key: string;
  place: Place;
  /** How many answers are asked for, of a survey. */
  requiredCount?: number;
}

interface Known {
  /** How many questions each survey has. */
  surveys: ReadonlyMap<string, number>;
  library: ReadonlySet<string>;
  /** What pack.yaml says that other packs bring: `surveys/tricam`. */
  uses: readonly string[];
}

const nouns = { surveys: 'survey', library: 'document' } as const;

/** Everything that a task asks for is there: in this pack, or in another that it says it uses. */
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
