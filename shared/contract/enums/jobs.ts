/** Ouvrier or employé, ETAM, cadre. */
export const jobLevels = ['worker', 'etam', 'executive'] as const;
export type JobLevel = (typeof jobLevels)[number];

/** The 21 sections of NAF rév. 2, in the order of their letters A to U. Slugs are stored: never rename. */
export const businessSectors = [
  'agriculture',
  'mining',
  'manufacturing',
  'energy',
  'waterAndWaste',
  'construction',
  'trade',
  'transport',
  'accommodationAndFood',
  'informationAndCommunication',
  'financeAndInsurance',
  'realEstate',
  'professionalServices',
  'administrativeServices',
  'publicAdministration',
  'education',
  'healthAndSocialWork',
  'artsAndRecreation',
  'otherServices',
  'households',
  'extraterritorial',
] as const;
export type BusinessSector = (typeof businessSectors)[number];

/** The 26 occupational fields of a person, a contact or an offer. Slugs are stored: add, never rename. */
export const jobOccupations = [
  'generalManagement',
  'administration',
  'accounting',
  'finance',
  'humanResources',
  'legal',
  'purchasing',
  'sales',
  'marketing',
  'communication',
  'customerService',
  'informationTechnology',
  'data',
  'engineering',
  'research',
  'production',
  'quality',
  'maintenance',
  'logistics',
  'projectManagement',
  'healthSafetyEnvironment',
  'healthAndSocialCare',
  'training',
  'design',
  'construction',
  'hospitality',
] as const;
export type JobOccupation = (typeof jobOccupations)[number];

/** French levels of education, from none to BAC+5 and more. */
export const degrees = ['none', 'cap', 'baccalaureate', 'bac2', 'bac3', 'bac4', 'bac5'] as const;
export type Degree = (typeof degrees)[number];

export const companySizes = ['lessThan10', 'from10To249', 'from250To999', 'from1000To5000', 'moreThan5000'] as const;
export type CompanySize = (typeof companySizes)[number];

/** Collective agreements under which people leave: GEPP with a mobility leave, RCC, and PSE. */
export const agreementKinds = ['mobilityLeave', 'collectiveTermination', 'socialPlan'] as const;
export type AgreementKind = (typeof agreementKinds)[number];
