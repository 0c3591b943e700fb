import { matchesSearch, searchText, type QuestionSection } from '@passerelle/shared/contract';
import { plainText } from '@passerelle/shared/ui';

/** The questions in which every word is found, in whatever spelling; sections that have none left are not shown. */
export function filterQuestions(sections: readonly QuestionSection[], search: string): QuestionSection[] {
  if (!search) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ title, answer }) =>
        matchesSearch(searchText(section.title, title, plainText(answer)), search),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
