import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobOccupation } from '@passerelle/shared/contract';

export const jobOccupationLabels: Record<JobOccupation, MessageDescriptor> = {
  generalManagement: msg`Direction générale`,
  administration: msg`Administration et secrétariat`,
  accounting: msg`Comptabilité`,
  finance: msg`Finance et contrôle de gestion`,
  humanResources: msg`Ressources humaines`,
  legal: msg`Juridique`,
  purchasing: msg`Achats`,
  sales: msg`Commerce et vente`,
  marketing: msg`Marketing`,
  communication: msg`Communication d’entreprise`,
  customerService: msg`Relation client`,
  informationTechnology: msg`Informatique`,
  data: msg`Données et statistiques`,
  engineering: msg`Ingénierie et méthodes`,
  research: msg`Recherche et développement`,
  production: msg`Production`,
  quality: msg`Qualité`,
  maintenance: msg`Maintenance`,
  logistics: msg`Logistique et transport`,
  projectManagement: msg`Gestion de projet`,
  healthSafetyEnvironment: msg`Santé, sécurité et environnement`,
  healthAndSocialCare: msg`Santé et social`,
  training: msg`Formation`,
  design: msg`Design et création`,
  construction: msg`Bâtiment et travaux publics`,
  hospitality: msg`Hôtellerie et restauration`,
};
