import type { AddressType, Civility, ContactType } from '@passerelle/shared/contract';
import { contactTypes } from '@passerelle/shared/contract/enums/contacts';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { labelsIn } from '../../personal-data/export/labels/labels';

const civilityWords: Record<Civility, string> = {
  mr: 'M., Mr, Monsieur, Herr, Herrn, Sr., Don, D., Sig., Signore, Господин, Bay, Bpk., Pak, Tuan, سيد, آقای',
  mrs:
    'Mme, Mrs, Ms, Miss, Mlle, Mademoiselle, Señorita, Sra., Srta., Doña, Dª, D.ª, Sig.ra, Sig.na, Signorina, Госпожа, Bayan,' +
    ' Bu, Nyonya, Ny., Nona, 小姐, 太太, 夫人, سيدة, الآنسة, آنسة',
  dr:
    'Dr., Dr. med., Doctor, Doctora, Dra., Dott., Dott.ssa, Dottore, Dottoressa, Dr.ssa, Doutor, Doutora, Dr.ª, Д-р, Dokter,' +
    ' 博士, 医生, 醫生, الدكتور, الدكتورة, دكتورة, د.',
  lawyer:
    'Me, Maître, Rechtsanwalt, Rechtsanwältin, Letrado, Letrada, Abogado, Abogada, Avv., Avvocato, Avvocata, Advogado,' +
    ' Advogada, Мэтр, Адвокат, Av., Avukat, Advokat, 律师, 律師, 弁護士, محامي, المحامي, محامية, المحامية, وکیل',
  professor:
    'Pr, Prof., Prof. Dr., Professeure, Professor, Professorin, Profesora, Prof.ssa, Professore, Professoressa,' +
    ' Professora, Prof.ª, Проф., بروفيسور, البروفيسور, أ.د., استاد',
};

const typeWords: Record<ContactType, string> = {
  manager: 'Responsable hiérarchique, Vorgesetzter, Vorgesetzte',
  hr:
    'Ressources humaines, Human resources, Personalabteilung, Recursos humanos, Risorse umane, Отдел кадров,' +
    ' İnsan kaynakları, SDM, 人力资源, 人事部',
  networkAngel: 'Allié du réseau, Alliée du réseau',
  internal: 'Interna, Внутренний, Dahili, درون سازمانی',
  external: 'Externa, Esterna, Внешний, Harici, برون سازمانی',
  headHunter: 'Chasseur de têtes, Headhunter, Рекрутер, Recruiter',
};

/** Reads a word of the spreadsheet of the own data in any language, or one of those listed. */
function reader<V extends string>(
  list: 'civilities' | 'contactTypes' | 'addressTypes',
  words: Partial<Record<V, string>>,
) {
  let known: ReadonlyMap<string, V> | undefined;
  const read = (): ReadonlyMap<string, V> =>
    new Map(
      [
        ...textLocales.flatMap((locale) => Object.entries(labelsIn(locale).values[list])),
        ...Object.entries<string>(words as Record<V, string>).flatMap(([value, some]) =>
          some.split(', ').map((word) => [value, word]),
        ),
      ].map(([value, word]) => [plainTitle(word ?? ''), value as V]),
    );
  return (text: string): V | null => {
    known ??= read();
    return known.get(plainTitle(text)) ?? null;
  };
}

export const readCivility = reader<Civility>('civilities', civilityWords);
export const isCivility = (text: string): boolean => readCivility(text) !== null;

const readTypeWord = reader<ContactType>('contactTypes', typeWords);
/** A word, or the code of a card. */
export const readContactType = (text: string): ContactType | null =>
  contactTypes.find((type) => plainTitle(type) === plainTitle(text)) ?? readTypeWord(text);

const readAddressType = reader<AddressType>('addressTypes', {});

/** « 3 rue des Lilas (Personnelle) »: an address of the spreadsheet of the own data. */
const typed = /^(.+) \(([^()]+)\)$/;

/** The addresses of one cell, each in its line; null where they are not written as in that spreadsheet. */
export function typedAddresses(cell: string): { type: AddressType; street: string }[] | null {
  const found = cell.split('\n').map((line) => {
    const [, street = '', word = ''] = typed.exec(line.trim()) ?? [];
    const type = readAddressType(word);
    return type && { type, street };
  });
  return found.every((one) => one !== null) ? found : null;
}
