export const actionTypes = ['informationQuery', 'feedbackQuery', 'adviseQuery', 'jobInterview', 'reminder'] as const;
export type ActionType = (typeof actionTypes)[number];

export const appointmentTypes = ['real', 'phone', 'video'] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

export const appointmentStatuses = ['pending', 'validated', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const interviewStatuses = ['accepted', 'refused'] as const;
export type InterviewStatus = (typeof interviewStatuses)[number];

/** What the appointment was made for; a hiring one belongs to a job offer. */
export const appointmentContexts = ['networking', 'contact', 'hiring'] as const;
export type AppointmentContext = (typeof appointmentContexts)[number];

export const appointmentSorts = { createdAt: 'desc', title: 'asc', date: 'asc' } as const;
export type AppointmentSort = keyof typeof appointmentSorts;

export const actionSteps = ['what', 'who', 'when'] as const;
export type ActionStep = (typeof actionSteps)[number];
