import type { AddressType } from '@passerelle/shared/contract';
import { plainTitle } from '../../../../platform/spreadsheet/cell-text';

/** Words of a list as alternatives of a regular expression, in plain letters, the longest first. */
const anyOf = (words: string): string =>
  words
    .split(',')
    .map(plainTitle)
    .toSorted((one, other) => other.length - one.length)
    .join('|');

/** Words that Outlook, Google and people add to a place or a number, in every language of the product. */
const atWork = anyOf(
  'bureau, travail, pro, professionnel, professionnelle, business, work, geschäftlich, beruflich, arbeit, firma, trabajo, de trabajo,' +
    'del trabajo, uff., ufficio, lavoro, comercial, do endereço comercial, emprego, do emprego, iş, iş adresi, kantor,' +
    'kerja, bisnis, раб., раб. адрес, рабочий, рабочий адрес, работа, 商务, 商务地址, 办公, 商務, 商務地址, 工作, 会社, 勤務先,' +
    'العمل, للعمل, عمل, کار, محل کار',
);
const atHome = anyOf(
  'domicile, maison, perso, personnel, personnelle, home, privat, zuhause, particular, de residencia, domicilio, de domicilio, del domicilio,' +
    'casa, ab., abitazione, residencial, do endereço residencial, ev, ev adresi, rumah, дом., дом. адрес, домашний,' +
    'домашний адрес, дом, 住宅, 住宅地址, 家庭, 自宅, المنزل, للمنزل, المنزلي, منزل, خانه',
);
const elsewhere = anyOf(
  'autre, other, weitere, weiterer, weiteres, otro, otra, altro, altra, outro, outra, diğer, lain, lainnya, другой,' +
    'другая, другой адрес, 其他, 其他地址, その他, آخر, أخرى, دیگر',
);
const kind = `${atWork}|${atHome}|${elsewhere}`;

const place = anyOf(
  'rue, ville, code postal, pays, pays région, street, city, state, postal code, country, country region, straße, ort,' +
    'stadt, region, bundesland, bundesland kanton, postleitzahl, plz, land, land region, calle, ciudad, provincia,' +
    'provincia o estado, código postal, país, país o región, via, città, cap, paese, paese area geografica, rua, cidade,' +
    'distrito, estado, cep, país região, sokak, cadde, şehir, il, ilçe, posta kodu, ülke, ülke bölge, jalan, kota,' +
    'provinsi, kode pos, negara, negara wilayah, улица, город, область, индекс, почтовый индекс, почтовый код, страна,' +
    'страна или регион, 街道, 市县, 市 县, 省 市 自治区, 邮政编码, 国家 地区, 郵遞區號, 番地, 市区町村, 都道府県, 郵便番号,' +
    '国, 国 地域, شارع, مدينة, الرمز البريدي, البلد, بلد المنطقة, الولاية, خیابان, شهر, استان, کد پستی, کشور',
);

const phone = anyOf(
  'téléphone, tél., tél. mobile, phone, mobile phone, telefon, mobiltelefon, teléfono, móvil, telefono, cellulare,' +
    'telefone, telefone celular, telemóvel, telefonu, cep telefonu, telepon, ponsel, телефон, мобильный телефон, 电话,' +
    '移动电话, 電話, 行動電話, 携帯電話, هاتف, الهاتف, الهاتف المحمول, تلفن, تلفن همراه',
);
const mail = anyOf(
  'e mail, email, mail, courriel, adresse de messagerie, e mail adresse, correo electrónico, dirección de correo' +
    ' electrónico, indirizzo posta elettronica, indirizzo e mail, endereço de email, endereço de e mail, e posta,' +
    'alamat email, адрес эл. почты, 电子邮件, 電子郵件, 電子メール, メール, البريد الإلكتروني, ایمیل',
);
const address = anyOf(
  'adresse, address, Anschrift, dirección, indirizzo, endereço, morada, adres, alamat, адрес, 地址, 住所, العنوان,' +
    'عنوان, نشانی, آدرس, アドレス, adresi',
);
const web = anyOf(
  'url, linkedin, web page, page web, website, webseite, página web, página da web, web sayfası, situs web, веб-страница,' +
    'сайт, 网页, 網頁, web ページ, صفحة الويب, وب‌سایت, وب سایت',
);

const placeForm = new RegExp(`^(?:(?:${place})(?: \\d)? (?:${kind})(?: \\d)?|(?:${kind}) (?:${place})(?: \\d)?)$`, 'u');
const googleForm = /^address \d formatted$/;
const wholeForm = new RegExp(`^(?:${address})(?: |$)|^(?:${kind}) (?:${address})$`, 'u');

const numberForm = `(?:(?:${kind}) )?(?:${phone})(?: \\d)?(?: (?:${kind}|value))?(?: \\d)?`;
const mailForm = `(?:${mail}) \\d(?: (?:value|${address}))?|адрес \\d эл почты`;
const besideForm = new RegExp(`^(?:${numberForm}|${mailForm}|(?:${web})(?: \\d value)?)$`, 'u');

/** A place in several columns: `Rue (bureau)`, `Business City`, `Ort geschäftlich`. */
export const isPlace = (plain: string): boolean => placeForm.test(plain) || googleForm.test(plain);

/** Of an address as a whole, which is not joined with the columns beside it. */
export const isWholeAddress = (plain: string): boolean =>
  googleForm.test(plain) || (wholeForm.test(plain) && !placeForm.test(plain));

/** Data without a field that is worth keeping: further phones and mails, and web profiles. */
export const isBeside = (plain: string): boolean => besideForm.test(plain);

const within = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');
const [home, work, other] = [within(atHome), within(atWork), within(elsewhere)];

/** The kind of address that a label or a head names. */
export function namedKind(text: string): AddressType | null {
  const plain = plainTitle(text);
  if (home.test(plain)) return 'personal';
  if (work.test(plain)) return 'professional';
  return other.test(plain) ? 'other' : null;
}

const mobile = new RegExp(
  anyOf(
    'mobil, cell, portable, móvil, telemóvel, ponsel, мобил, сотов, 手机, 手機, 移动, 行動, 携帯, جوال, محمول, همراه, موبایل',
  ) + '|(?<!\\p{L})cep(?!\\p{L})',
  'u',
);
export const isMobileLabel = (text: string): boolean => mobile.test(plainTitle(text));
