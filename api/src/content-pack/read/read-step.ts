import type { SubTaskTemplate } from '../../domains/programs/template';
import type { SubTaskEntry, TaskFile } from '../schemas/task';
import type { Reading, Thing } from './read-thing';
import { byKey, type Route, type Words } from './wording';

/** Resolves the id of a library document, known only after the library is imported. */
export type DocumentIds = (key: string) => string;
/** Built after the library. */
export type Late<T> = (documentId: DocumentIds) => T;

type Validation = Pick<SubTaskTemplate, 'validation'>;

function validationOf(step: SubTaskEntry): Validation {
  const type = step.validation ?? 'automatic';
  if (type === 'none') return {};
  const requiredCount = 'requiredCount' in step ? step.requiredCount : undefined;
  const fields = 'fields' in step ? step.fields : undefined;
  return { validation: { type, ...(requiredCount !== undefined && { requiredCount }), ...(fields && { fields }) } };
}

/** A sub-task in all languages, or in the only one that it is for. */
export async function readStep(
  { wording }: Thing<TaskFile>,
  { locales }: Reading,
  step: SubTaskEntry,
): Promise<Late<SubTaskTemplate>> {
  const { key, locale, points } = step;
  const route: Route = ['subTasks', byKey(key)];
  const description = await wording.html([...route, 'description'], locale);
  const common = {
    key,
    title: wording.words([...route, 'title'], locale) ?? {},
    ...(description && { description }),
    ...(points !== undefined && { points }),
    ...(locale && { locale }),
    ...validationOf(step),
  };
  switch (step.type) {
    case 'text':
    case 'upload':
      return () => ({ ...common, type: step.type });
    case 'document':
      return (documentId) => ({ ...common, type: 'document', use: step.use, documentId: documentId(step.document) });
    case 'link': {
      // A translation without a URL uses the URL of the first language.
      const translated = wording.given([...route, 'link']);
      const link: Words = Object.fromEntries(locales.map((one) => [one, translated[one] ?? step.link]));
      return () => ({ ...common, type: 'link', link });
    }
    case 'action':
      return () => ({ ...common, type: 'action', action: step.action });
    case 'survey': {
      const partial = step.partialResults === undefined ? {} : { partialTricam: step.partialResults };
      return () => ({ ...common, type: 'survey', survey: step.survey, ...partial });
    }
  }
}
