import type { OwnProfile } from '@passerelle/shared/contract';
import { fullName, type Named } from '@passerelle/shared/contract/rules/people/names';
import type { Db } from '../../../../platform/database/connection';
import { readProfile } from '../../../profile/read-profile';
import { exportLabels } from '../../../users/list/export-labels';
import type { Cell } from '../../../../platform/spreadsheet/workbook';
import { cellsFor, type Reader, type Sheet } from './sheet';
import type { Heading } from '../labels/headings';

const readDates = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['created_at', 'setup_at', 'terms_accepted_at'])
    .executeTakeFirstOrThrow();

type Fields = Partial<Record<Heading, Cell>>;

function identityOf(profile: OwnProfile, reader: Reader): Fields {
  const { text, day, word } = cellsFor(reader);
  const { values } = reader.words;
  const { address } = profile;
  return {
    civility: word(values.civilities, profile.civility),
    firstName: text(profile.firstName),
    lastName: text(profile.lastName),
    email: text(profile.email),
    gender: word(exportLabels(reader.locale).genders, profile.gender),
    birthday: day(profile.birthday),
    phone: text(profile.phone),
    mobilePhone: text(profile.mobilePhone),
    maritalStatus: word(values.maritalStatuses, profile.maritalStatus),
    degree: word(values.degrees, profile.degrees),
    addressType: word(values.addressTypes, address?.type ?? null),
    address: text(address?.street),
    zipCode: text(address?.zipCode),
    city: text(address?.city),
    languages: text(
      profile.spokenLanguages
        .map(({ language, level }) => `${values.spokenLanguages[language]} (${values.languageLevels[level]})`)
        .join(', '),
    ),
    organization: text(profile.organization?.name),
  };
}

function companyOf({ company }: OwnProfile, reader: Reader): Fields {
  const { text, word } = cellsFor(reader);
  const { values } = reader.words;
  return {
    companyGroup: text(company?.group),
    company: text(company?.name),
    firm: text(company?.firm),
    department: text(company?.department),
    companySize: word(values.companySizes, company?.companySize ?? null),
    businessType: word(values.businessSectors, company?.businessType ?? null),
    companyAddress: text(company?.address.street),
    billingAddress: text(company?.billingAddress.street),
    serialNumber: text(company?.serialNumber),
    vatNumber: text(company?.VATserialNumber),
  };
}

function jobOf({ job }: OwnProfile, reader: Reader): Fields {
  const { text, day, figure, word } = cellsFor(reader);
  const nameOf = (colleague: Named | null | undefined): Cell => text(colleague && fullName(colleague));
  return {
    jobLevel: word(exportLabels(reader.locale).jobLevels, job?.level ?? null),
    jobTitle: text(job?.jobTitle),
    position: text(job?.position),
    occupation: word(reader.words.values.jobOccupations, job?.occupation ?? null),
    entryOnDuty: day(job?.entryOnDutyDate ?? null),
    salary: figure(job?.annualSalaryWithoutTax),
    manager: nameOf(job?.manager),
    hrRepresentative: nameOf(job?.hrRepresentative),
  };
}

/** One field per row, empty ones included, as proof that nothing is stored. */
export async function readProfileSheet(reader: Reader): Promise<Sheet> {
  const { db, userId, locale, words } = reader;
  const { text, dayOf } = cellsFor(reader);
  const profile = await readProfile(db, userId, locale);
  const dates = await readDates(db, userId);
  const fields: Fields = {
    ...identityOf(profile, reader),
    ...companyOf(profile, reader),
    ...jobOf(profile, reader),
    createdOn: dayOf(dates.created_at),
    setUpOn: dayOf(dates.setup_at),
    acceptedOn: dayOf(dates.terms_accepted_at),
  };
  const rows = (Object.entries(fields) as [Heading, Cell][]).map(([name, cell]) => [text(words.headings[name]), cell]);
  return {
    name: 'profile',
    columns: { field: 32, value: 60 },
    rows: [...rows, [text(words.hours.heading), text(words.hours.text)]],
  };
}
