export const subTaskTypes = ['text', 'document', 'link', 'action', 'upload', 'survey'] as const;
export type SubTaskType = (typeof subTaskTypes)[number];

export const actionSubTypes = ['contact', 'hiring', 'networking'] as const;
export type ActionSubType = (typeof actionSubTypes)[number];

export const documentSubTypes = ['toRead', 'toDo'] as const;
export type DocumentSubType = (typeof documentSubTypes)[number];

export const surveySubTypes = ['basic', 'validation', 'tricam', 'colors', 'intelligence'] as const;
export type SurveySubType = (typeof surveySubTypes)[number];

export const validationTypes = ['automatic', 'manual'] as const;
export type ValidationType = (typeof validationTypes)[number];

export const subTaskSorts = { updatedAt: 'desc', createdAt: 'desc' } as const;
export type SubTaskSort = keyof typeof subTaskSorts;
