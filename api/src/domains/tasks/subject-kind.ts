import type { ActionSubType, SubTaskType } from '@passerelle/shared/contract';
import type { ValidationSubject } from '../../platform/database/schema';

const made: Record<ActionSubType, ValidationSubject> = {
  contact: 'contact',
  networking: 'appointment',
  hiring: 'jobOffer',
};

const sent: Record<Exclude<SubTaskType, 'action'>, ValidationSubject> = {
  upload: 'document',
  survey: 'surveyResponse',
  // Opened or read: nothing is made.
  document: 'link',
  link: 'link',
  text: 'link',
};

/** What has to be made for a step to count: noting a contact does nothing for one that asks for an appointment. */
export const subjectKindOf = (type: SubTaskType, action: ActionSubType | null): ValidationSubject =>
  type === 'action' ? (action ? made[action] : 'link') : sent[type];
