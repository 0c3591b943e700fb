import { textLocales } from '@passerelle/shared/contract/enums/locales';
import { civilities } from '@passerelle/shared/contract/enums/users';
import { contactTypes } from '@passerelle/shared/contract/enums/contacts';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { labelsIn } from '../../personal-data/export/labels/labels';
import { readCivility, readContactType } from './coded-values';
import { columnsOf } from './columns';
import { writtenHeads } from './heads/head-words';
import { personIn } from './person-in';

const fieldsOf = (head: string, row = ''): (string | null)[] =>
  columnsOf([head.split(';'), row.split(';')], {}).map(({ field }) => field);

/** A table of one person, as fields. */
function personOf(head: string, row: string) {
  const [heads, cells] = [head.split(';'), row.split(';')];
  return personIn(cells, columnsOf([heads, cells], {}));
}

describe('the heads of tables', () => {
  it('have one meaning each, whatever their language', () => {
    const meanings = new Map<string, Set<string>>();
    for (const [head, { field }] of writtenHeads()) {
      meanings.set(plainTitle(head), (meanings.get(plainTitle(head)) ?? new Set()).add(field));
    }
    expect([...meanings].filter(([, fields]) => fields.size > 1)).toEqual([]);
  });

  it.each([
    ['de', 'Anrede;Vorname;Nachname;Firma;Abteilung;Position;E-Mail-Adresse;Telefon geschäftlich;Mobiltelefon;Notizen'],
    ['es', 'Tratamiento;Nombre;Apellidos;Empresa;Departamento;Puesto;Correo electrónico;Teléfono;Móvil;Notas'],
    ['it', 'Appellativo;Nome;Cognome;Società;Reparto;Posizione;Indirizzo e-mail;Telefono (uff.);Cellulare;Commenti'],
    ['pt', 'Tratamento;Nome;Apelido;Empresa;Departamento;Cargo;Endereço de e-mail;Telefone;Telemóvel;Observações'],
    ['tr', 'Hitap;Adı;SOYADI;ŞİRKET;Bölüm;İş Unvanı;E-posta Adresi;İş Telefonu;Cep Telefonu;Notlar'],
    ['id', 'Sapaan;Nama;Nama Belakang;Perusahaan;Departemen;Jabatan;Alamat Email;Telepon;No. HP;Catatan'],
    ['ru', 'Обращение;Имя;Фамилия;Организация;Отдел;Должность;Адрес эл. почты;Рабочий телефон;Моб. телефон;Заметки'],
    ['cn', '称谓;名;姓;单位;部门;职务;电子邮件地址;商务电话;移动电话;附注'],
    ['jp', '敬称;名;姓;会社名;部署;役職;電子メール アドレス;会社電話;携帯電話;ﾒﾓ'],
    ['ar', 'صيغة المخاطبة;الاسم;اللقب;الشركة;القسم;المسمى الوظيفي;البريد الالكتروني;هاتف العمل;الجوال;ملاحظات'],
    ['ir', 'عنوان خطاب;نام;نام خانوادگی;شركت;بخش;سمت;ایمیل;تلفن محل کار;موبایل;توضیحات'],
  ])('in %s are read', (_locale, head) => {
    expect(fieldsOf(head, Array.from({ length: 10 }, () => 'x').join(';'))).toEqual([
      'civility',
      'firstName',
      'lastName',
      'company.name',
      'company.service',
      'job.jobTitle',
      'email',
      'phone',
      'mobilePhone',
      'comment',
    ]);
  });

  it('of a name mean the first name beside a family name, and otherwise the whole name', () => {
    expect(fieldsOf('Nome;Cognome')).toEqual(['firstName', 'lastName']);
    expect(fieldsOf('Nome;E-mail')).toEqual(['fullName', 'email']);
  });

  it('of a title are a civility where their cells are', () => {
    expect(fieldsOf('Titel;Vorname', 'Frau;Ada')).toEqual(['civility', 'firstName']);
    expect(fieldsOf('Titel;Vorname', 'Analystin;Ada')).toEqual(['job.jobTitle', 'firstName']);
  });

  it.each([
    ['de', 'Straße geschäftlich;Ort geschäftlich;Straße privat;Ort privat'],
    ['es', 'Calle del trabajo;Ciudad de trabajo;Calle del domicilio;Ciudad de residencia'],
    ['it', 'Via (uff.);Città (uff.);Via (ab.);Città (ab.)'],
    ['ru', 'Улица (раб. адрес);Город (раб. адрес);Улица (дом. адрес);Город (дом. адрес)'],
    ['cn', '商务地址 街道;商务地址 市/县;住宅地址 街道;住宅地址 市/县'],
    ['jp', '番地 (会社);市区町村 (会社);番地 (自宅);市区町村 (自宅)'],
  ])('of places in %s are joined by kind', (_locale, head) => {
    expect(personOf(head, 'A;B;C;D').addresses).toEqual([
      { type: 'professional', street: 'A, B' },
      { type: 'personal', street: 'C, D' },
    ]);
  });

  it('of further numbers and mails go into the comment', () => {
    expect(fieldsOf('Telefon geschäftlich;Telefon geschäftlich 2;E-Mail-Adresse;E-Mail 2: Adresse')).toEqual([
      'phone',
      'comment',
      'email',
      'comment',
    ]);
  });
});

describe('the values of tables', () => {
  it.each(textLocales)('of the spreadsheet in %s are read back', (locale) => {
    const { values } = labelsIn(locale);
    expect(civilities.map((civility) => readCivility(values.civilities[civility]))).toEqual(civilities);
    expect(contactTypes.map((type) => readContactType(values.contactTypes[type]))).toEqual(contactTypes);
  });

  it.each([
    ['Herrn', 'mr'],
    ['Sr.', 'mr'],
    ['Sig.ra', 'mrs'],
    ['BAYAN', 'mrs'],
    ['г-жа', 'mrs'],
    ['Dr.ª', 'dr'],
    ['د.', 'dr'],
    ['Avv.', 'lawyer'],
    ['استاد', 'professor'],
    ['教授', 'professor'],
    ['Chef', null],
  ])('« %s » is the civility %s', (word, civility) => expect(readCivility(word)).toBe(civility));

  it.each([
    ['氏名', '山田　太郎', '山田', '太郎'],
    ['ФИО', 'Иванов Иван Иванович', 'Иванов', 'Иван Иванович'],
  ])('under « %s » a whole name begins with the family name', (head, cell, lastName, firstName) => {
    expect(personOf(head, cell)).toMatchObject({ lastName, firstName });
  });
});
