import type {
  ActionType,
  AddressType,
  AppointmentStatus,
  AppointmentType,
  BadgeLevel,
  BadgeType,
  BusinessSector,
  Civility,
  ClosureType,
  CompanySize,
  ContactType,
  Degree,
  DeliveryStatus,
  InterviewStatus,
  JobOccupation,
  JobOfferStatus,
  JobOfferType,
  LanguageLevel,
  MaritalStatus,
  Origin,
  SpokenLanguageName,
  TaskFamily,
  TaskStatus,
} from '@passerelle/shared/contract';

/** The cell labels of stored slugs. */
export interface Values {
  yes: string;
  no: string;
  civilities: Record<Civility, string>;
  maritalStatuses: Record<MaritalStatus, string>;
  degrees: Record<Degree, string>;
  addressTypes: Record<AddressType, string>;
  companySizes: Record<CompanySize, string>;
  businessSectors: Record<BusinessSector, string>;
  jobOccupations: Record<JobOccupation, string>;
  spokenLanguages: Record<SpokenLanguageName, string>;
  languageLevels: Record<LanguageLevel, string>;
  taskFamilies: Record<TaskFamily, string>;
  taskStatuses: Record<TaskStatus, string>;
  closureTypes: Record<ClosureType, string>;
  contactTypes: Record<ContactType, string>;
  actionTypes: Record<ActionType, string>;
  appointmentTypes: Record<AppointmentType, string>;
  appointmentStatuses: Record<AppointmentStatus, string>;
  interviewStatuses: Record<InterviewStatus, string>;
  jobOfferTypes: Record<JobOfferType, string>;
  jobOfferStatuses: Record<JobOfferStatus, string>;
  badgeTypes: Record<BadgeType, string>;
  badgeLevels: Record<BadgeLevel, string>;
  notificationStatuses: Record<DeliveryStatus, string>;
  origins: Record<Origin, string>;
}
