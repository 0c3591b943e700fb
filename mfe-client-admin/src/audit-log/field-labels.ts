import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';

/** Label of a field in the form or list, by the last part of its name. */
const fieldLabels: Partial<Record<string, MessageDescriptor>> = {
  firstName: msg`prénom`,
  lastName: msg`nom`,
  gender: msg`genre`,
  birthday: msg`date de naissance`,
  email: msg`e‑mail`,
  phone: msg`téléphone`,
  mobilePhone: msg`téléphone mobile`,
  civility: msg`civilité`,
  maritalStatus: msg`situation familiale`,
  degrees: msg`diplôme`,
  spokenLanguages: msg`langues`,
  avatarUrl: msg`photo`,
  role: msg`rôle`,
  groups: msg`groupes`,
  'scope.groups': msg`groupes encadrés`,
  'company.group': msg`groupe d’entreprises`,
  'company.name': msg`entreprise`,
  'company.firm': msg`établissement`,
  'address.street': msg`rue`,
  'address.zipCode': msg`code postal`,
  'address.city': msg`ville`,
  'job.level': msg`statut`,
  'job.jobTitle': msg`intitulé du poste`,
  'job.position': msg`fonction`,
  'job.manager': msg`manager`,
  'job.hrRepresentative': msg`référent RH`,
  'job.occupation': msg`métier`,
  'job.annualSalaryWithoutTax': msg`salaire annuel`,
  'job.entryOnDutyDate': msg`date d’entrée en fonction`,
  name: msg`nom`,
  description: msg`description`,
  licensePacks: msg`packs de licences`,
  search: msg`recherche`,
  group: msg`groupe`,
  actor: msg`auteur`,
  subject: msg`personne concernée`,
  action: msg`action`,
  outcome: msg`résultat`,
  fromTime: msg`période`,
  toTime: msg`période`,
  organization: msg`organisation`,
  userDetailsType: msg`activité`,
  ownPeople: msg`mes personnes`,
  import: msg`import`,
  program: msg`état du programme`,
  jobLevel: msg`statut`,
  programState: msg`état du programme`,
  companyName: msg`raison sociale`,
  serialNumber: msg`numéro SIRET`,
  VATserialNumber: msg`numéro de TVA`,
  companySize: msg`effectif`,
  businessType: msg`secteur d’activité`,
  'billingAddress.street': msg`adresse de facturation`,
  locale: msg`langue des e‑mails`,
  auditMonths: msg`durée de conservation du journal`,
  showsStaffPhones: msg`téléphone des interlocuteurs visible`,
  mondayMailHour: msg`heure de l’e‑mail du lundi`,
  timeZone: msg`fuseau horaire`,
  agreementKind: msg`accord collectif`,
  agreementFiledOn: msg`date de dépôt de l’accord`,
  primary: msg`couleur principale`,
  secondary: msg`seconde couleur`,
  background: msg`couleur de fond`,
  logo: msg`logo`,
  banner: msg`bandeau`,
  maxLicenses: msg`nombre de places`,
  period: msg`période`,
  programs: msg`programmes`,
};

/** Names of the changed fields; the log does not contain their values. */
export function useFieldNames(): (fields: readonly string[]) => string | null {
  const { i18n } = useLingui();
  const { list } = useFormats();
  return (fields) => {
    const words = fields.flatMap((field) => {
      const word = fieldLabels[field] ?? fieldLabels[field.split('.').slice(0, 2).join('.')];
      return word ? [i18n._(word)] : [];
    });
    return words.length === 0 ? null : list([...new Set(words)]);
  };
}
