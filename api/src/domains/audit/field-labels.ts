import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import { wordsIn } from '../../platform/text/words';

/** The label of a field, by its wire name; a test compares them with those of the log's screen. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
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
  'job.position': msg`poste`,
  'job.manager': msg`manager`,
  'job.hrRepresentative': msg`référent RH`,
  'job.occupation': msg`métier`,
  'job.annualSalaryWithoutTax': msg`salaire annuel`,
  'job.entryOnDutyDate': msg`date d’entrée`,
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

/** Labels of fields, each once; a field without label is omitted. */
export function fieldNames(fields: readonly string[], locale: Locale): string {
  const say = wordsIn(locale);
  const names = fields
    .flatMap((field) => fieldLabels[field] ?? fieldLabels[field.split('.').slice(0, 2).join('.')] ?? [])
    .map(say);
  return [...new Set(names)].join(', ');
}
