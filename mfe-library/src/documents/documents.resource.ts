import { useCall } from '@passerelle/shared/client';
import type { SubTaskType, SurveySubType } from '@passerelle/shared/contract';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { oneOf, queryState } from '@passerelle/shared/url-state';

interface StepKind {
  type: SubTaskType;
  surveySubType?: SurveySubType[];
}

/** Answered steps, across all programmes of the person. */
const useAnswered = ({ type, surveySubType }: StepKind, sort: DocumentSort) =>
  useCall('GET /me/subTasks', {
    query: {
      type: [type],
      surveySubType,
      hasResponded: true,
      page: 0,
      pageSize: pageSizes.surveys,
      sort: 'updatedAt',
      order: sort === 'latest' ? 'desc' : 'asc',
    },
  });

export const useAnsweredSurveys = (sort: DocumentSort) =>
  useAnswered({ type: 'survey', surveySubType: ['basic'] }, sort);

export const useAnsweredProfiles = (sort: DocumentSort) =>
  useAnswered({ type: 'survey', surveySubType: ['tricam', 'colors', 'intelligence'] }, sort);

/** The files that the person handed in, for a task or not. */
export const useOwnFiles = (sort: DocumentSort) =>
  useCall('GET /me/documents', {
    query: { page: 0, pageSize: pageSizes.surveys, sort: 'updatedAt', order: sort === 'latest' ? 'desc' : 'asc' },
  });

const documentSorts = ['latest', 'oldest'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** The order of answers and files, in the address of the page. */
export const documentsState = queryState<{ sort: DocumentSort }>({ sort: oneOf(documentSorts, 'latest') });
