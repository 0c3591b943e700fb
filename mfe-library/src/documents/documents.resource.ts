import { useCall } from '@passerelle/shared/client';
import { pageSizes, type SubTaskType, type SurveySubType } from '@passerelle/shared/contract';

import type { DocumentSort } from './documents-state';

interface Which {
  type: SubTaskType;
  surveySubType?: SurveySubType[];
}

/** Steps that the person has answered, across all the programmes they followed. */
const useAnswered = ({ type, surveySubType }: Which, sort: DocumentSort) =>
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

export const useUploads = (sort: DocumentSort) => useAnswered({ type: 'upload' }, sort);
