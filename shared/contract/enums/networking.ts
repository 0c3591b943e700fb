export const actionTypes = ['informationQuery', 'feedbackQuery', 'adviseQuery', 'jobInterview', 'reminder'] as const;
export type ActionType = (typeof actionTypes)[number];

export const appointmentTypes = ['real', 'phone', 'video'] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

export const appointmentStatuses = ['pending', 'validated', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const interviewStatuses = ['accepted', 'refused'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** Purpose of an appointment; a hiring one belongs to a job offer. */
export const appointmentContexts = ['networking', 'contact', 'hiring'] as const;
export type AppointmentContext = (typeof appointmentContexts)[number];

/** `nearest`: reports to write, then what is to come, then what is over, each from the nearest to now. */
export const appointmentSorts = { createdAt: 'desc', title: 'asc', date: 'asc', nearest: 'asc' } as const;

const actionSteps = ['what', 'who', 'when'] as const;
export type ActionStep = (typeof actionSteps)[number];

export const jobOfferStatuses = ['pending', 'accepted', 'refused'] as const;
export type JobOfferStatus = (typeof jobOfferStatuses)[number];

export const jobOfferTypes = ['internal', 'external'] as const;
export type JobOfferType = (typeof jobOfferTypes)[number];

/** Tabs of the offers: accepted ones are still under way, so « pending » holds both. */
export const jobOfferFilters = ['all', 'pending', 'refused'] as const;
export type JobOfferFilter = (typeof jobOfferFilters)[number];

export const jobOfferSorts = { createdAt: 'desc', title: 'asc' } as const;
