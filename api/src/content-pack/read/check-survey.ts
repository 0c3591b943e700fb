import { intelligences, profileColors, type SurveySubType, tricamLetters } from '@passerelle/shared/contract';
import { didYouMean } from '../../platform/nearest';
import type { Problems } from '../problems';
import type { SurveyFile } from '../schemas/survey';
import type { Path } from '../source/source';
import type { Thing } from './read-thing';

interface Scored {
  /** What an answer may count for. */
  values: readonly string[];
  /** What a result may be told of. */
  results: readonly string[];
}

const scored: Partial<Record<SurveySubType, Scored>> = {
  tricam: { values: tricamLetters, results: [...tricamLetters, ...profileColors] },
  colors: { values: profileColors, results: profileColors },
  intelligence: { values: intelligences, results: intelligences },
};

type Question = SurveyFile['questions'][number];

/** Why a question cannot be asked or counted, if it cannot. */
function faultOf({ type, answers }: Question, survey: SurveySubType): string | undefined {
  if (type === 'text' && answers) return 'a question of the type text has no answers to choose from';
  if ((type === 'list' || type === 'multiValue') && !answers)
    return 'answers is missing: there must be something to choose';
  const values = answers?.flatMap((answer) => answer.values) ?? [];
  if (type === 'boolean' && answers && values.toSorted().join() !== 'false,true')
    return "a question of the type boolean has the answers 'true' and 'false', or none";
  if (scored[survey] && type !== 'list') return `a survey of the type ${survey} has questions of the type list`;
  if (survey === 'intelligence' && values.length !== 1)
    return 'a survey of the type intelligence has one answer to each question, with one value: it is rated';
  return undefined;
}

/** What a schema cannot say: whether the survey can be counted as its type asks for. */
export function checkSurvey({ data, source }: Thing<SurveyFile>, problems: Problems): void {
  const { type, questions, results = [], requiredCount = 1 } = data;
  const rules = scored[type];
  const say = (path: Path, message: string): void => problems.add(source.placeOf(path), message);

  if (requiredCount > questions.length)
    say(['requiredCount'], `requiredCount asks for ${requiredCount} answers of ${questions.length} questions`);
  for (const [index, question] of questions.entries()) {
    const path: Path = ['questions', index];
    if (questions.findIndex(({ key }) => key === question.key) < index)
      say([...path, 'key'], `there is another question with the key ${question.key}`);
    const fault = faultOf(question, type);
    if (fault !== undefined) say(path, fault);
    for (const [place, { values }] of (question.answers ?? []).entries())
      for (const value of rules ? values.filter((one) => !rules.values.includes(one)) : [])
        say(
          [...path, 'answers', place, 'values'],
          `values must be among ${rules?.values.join(', ')}${didYouMean(value, rules?.values ?? [])}`,
        );
  }
  if (results.length > 0 && !rules) say(['results'], `a survey of the type ${type} has no results`);
  for (const [index, { key }] of results.entries()) {
    const path: Path = ['results', index, 'key'];
    if (results.findIndex((one) => one.key === key) < index) say(path, `there is another result with the key ${key}`);
    if (rules && !rules.results.includes(key))
      say(path, `key must be one of ${rules.results.join(', ')}${didYouMean(key, rules.results)}`);
  }
}
