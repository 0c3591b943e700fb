import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nearest } from '../../platform/text/nearest';
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

export const tooFewQuestions = (survey: string, requiredCount: number, questions: number): MessageDescriptor =>
  msg`requiredCount (${requiredCount}) dépasse le nombre de questions de ${survey} (${questions})`;

/** Every reference of a task exists: in this pack, or in another that it declares. */
export function checkReferences(references: readonly Reference[], known: Known, problems: Problems): void {
  for (const { kind, key, place, requiredCount } of references) {
    const path = `${kind}/${key}`;
    if (known.uses.includes(path)) continue;
    if (!known[kind].has(key)) {
      problems.add(place, msg`${path} n’est pas dans ce pack`, nearest(key, [...known[kind].keys()]));
      continue;
    }
    const questions = kind === 'surveys' ? known.surveys.get(key) : undefined;
    if (requiredCount !== undefined && questions !== undefined && requiredCount > questions)
      problems.add(place, tooFewQuestions(path, requiredCount, questions));
  }
}
