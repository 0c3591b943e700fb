import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { BusinessSector, CompanySize } from '@passerelle/shared/contract';

/** The sections of NAF rév. 2, shortened where its own titles are sentences. */
export const businessSectorLabels: Record<BusinessSector, MessageDescriptor> = {
  agriculture: msg`Agriculture, sylviculture et pêche`,
  mining: msg`Industries extractives`,
  manufacturing: msg`Industrie manufacturière`,
  energy: msg`Électricité, gaz, vapeur et air conditionné`,
  waterAndWaste: msg`Eau, assainissement, déchets et dépollution`,
  construction: msg`Construction`,
  trade: msg`Commerce et réparation d’automobiles`,
  transport: msg`Transports et entreposage`,
  accommodationAndFood: msg`Hébergement et restauration`,
  informationAndCommunication: msg`Information et communication`,
  financeAndInsurance: msg`Finance et assurance`,
  realEstate: msg`Immobilier`,
  professionalServices: msg`Activités spécialisées, scientifiques et techniques`,
  administrativeServices: msg`Services administratifs et de soutien`,
  publicAdministration: msg`Administration publique`,
  education: msg`Enseignement`,
  healthAndSocialWork: msg`Santé humaine et action sociale`,
  artsAndRecreation: msg`Arts, spectacles et loisirs`,
  otherServices: msg`Autres services`,
  households: msg`Ménages employeurs`,
  extraterritorial: msg`Activités extraterritoriales`,
};

export const companySizeLabels: Record<CompanySize, MessageDescriptor> = {
  lessThan10: msg`Moins de 10 salariés`,
  from10To249: msg`De 10 à 249 salariés`,
  from250To999: msg`De 250 à 999 salariés`,
  from1000To5000: msg`De 1 000 à 5 000 salariés`,
  moreThan5000: msg`Plus de 5 000 salariés`,
};
