import type { ActionSubject, Appointment, AppointmentCreation, JobOffer } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';

import type { CreationQuery } from './address';

/** The previous action and the offer of the address, if they are the person's own. */
export interface Start {
  /** The action that this one follows. */
  parent: Appointment | null;
  /** The job offer of the address, else that of the previous action. */
  jobOffer: Pick<JobOffer, 'id' | 'title'> | null;
}

interface TitleTexts {
  follows: (title: string) => string;
  interview: (offer: string) => string;
}

/** The initial values of the first step. */
export function proposedSubject(
  { actionType, title }: Pick<CreationQuery, 'actionType' | 'title'>,
  { parent, jobOffer }: Start,
  words: TitleTexts,
): Partial<ActionSubject> {
  const asked = actionType === 'any' ? undefined : actionType;
  const type = asked ?? parent?.actionType ?? (jobOffer ? 'jobInterview' : undefined);
  const proposal = (): string | undefined => {
    if (title) return title.slice(0, limits.titleLength);
    // The third interview of a series is not titled « Suite » of a « Suite ».
    if (parent) return parent.parent ? parent.title : words.follows(parent.title);
    return jobOffer ? words.interview(jobOffer.title) : undefined;
  };
  const name = proposal();
  return { ...(type && { actionType: type }), ...(name && { title: name }) };
}

/** The part of the request body: an interview of a series, or for an offer, belongs to a hiring. */
export function originOf({
  parent,
  jobOffer,
}: Start): Pick<AppointmentCreation, 'parent' | 'firstAppointment' | 'jobOffer' | 'context'> {
  const isHiring = jobOffer !== null || parent?.actionType === 'jobInterview';
  return {
    ...(parent && { parent: parent.id, firstAppointment: parent.firstAppointment ?? parent.id }),
    ...(jobOffer && { jobOffer: jobOffer.id }),
    ...(isHiring && { context: 'hiring' }),
  };
}
