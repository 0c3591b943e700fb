/** @jest-environment node */
import { shapeOf } from './message-shape.mjs';
import { endOf, typographyFaults } from './typography.mjs';

/** @param {string} locale @param {string} message */
const faults = (locale, message) => [...new Set(typographyFaults(locale, shapeOf(message).texts))];

describe('the typography of a French text', () => {
  it.each([
    'Vous n’avez rien à faire cette semaine.',
    'Mot de passe oublié\u202F?',
    'Pour continuer\u00A0: choisissez un contact.',
    'Sauf mention «\u00A0facultatif\u00A0», tous les champs sont obligatoires.',
    'Rendez\u2011vous à 12:30, pour 1\u202F284\u00A0€, soit 12\u202F%.',
    'Oui (ou non\u202F!)',
    'L’e\u2011mail est parti',
    '{count, plural, one {# contact trouvé} other {# contacts trouvés}}',
    '{day} à {hour}',
    '<0>{name}</0>\u00A0: {what}',
    'Voir https://passerelle.example',
  ])('is right in: %s', (text) => {
    expect(faults('fr', text)).toEqual([]);
  });

  it.each([
    ["Vous n''avez rien", 'an apostrophe is ’'],
    ['Chargement...', 'an ellipsis is …'],
    ['Mot de passe oublié ?', 'a narrow no-break space stands before ; ! ? and %'],
    ['Objectif atteint!', 'a narrow no-break space stands before ; ! ? and %'],
    ['Nom : {name}', 'a no-break space stands before :'],
    ['12 €', 'a no-break space stands before €'],
    ['Le mot « oui »', '« is followed and » preceded by a no-break space'],
    ['Le mot “oui”', 'quotation marks are « »'],
    ['L’e-mail est parti', 'the hyphen of e‑mail and of rendez‑vous does not break'],
    ['Rendez-vous annulé', 'the hyphen of e‑mail and of rendez‑vous does not break'],
    ['1 284 personnes', 'a narrow no-break space groups digits'],
    ['{count, plural, one {Un seul !} other {# autres}}', 'a narrow no-break space stands before ; ! ? and %'],
  ])('is wrong in: %s', (text, rule) => {
    expect(faults('fr', text)).toEqual([rule]);
  });
});

describe('the typography of other languages', () => {
  it.each([
    ['en', 'Your “report” for {day}: 12%.'],
    ['ar', 'هل تريد المتابعة، {name}؟'],
    ['cn', '请输入您的密码（至少 {count} 个字符）。'],
    ['de', '„{name}“ wurde gespeichert.'],
    ['es', '¿Quiere continuar?'],
    ['ir', 'می\u200Cخواهید ادامه دهید؟'],
    ['it', '«{name}» è salvato'],
    ['jp', '「{name}」を保存しました。'],
    ['pt', '“{name}” foi guardado'],
    ['ru', 'Задача «{name}» выполнена!'],
    ['tr', '“{name}” kaydedildi'],
    ['id', '“{name}” disimpan'],
  ])('is right in %s: %s', (locale, text) => {
    expect(faults(locale, text)).toEqual([]);
  });

  it.each([
    ['en', 'Saved !', 'no space stands before , . ; : ! ? and %'],
    ['en', '« Saved »', 'quotation marks are “ ”'],
    ['en', ' Saved', 'no space stands at the beginning or the end'],
    ['en', 'Saved  today', 'no two spaces follow each other'],
    ['en', 'Saved\u200B', 'no control, zero-width or direction character'],
    ['ar', 'هل تريد المتابعة?', 'a comma is ،, a semicolon ؛, a question mark ؟'],
    ['cn', '保存成功.', 'punctuation after a wide character is wide'],
    ['jp', '保存しました。 次へ', 'no space stands around wide punctuation'],
    ['de', '“Gespeichert”', 'quotation marks are „ “'],
    ['es', 'Quiere continuar?', 'a question begins with ¿'],
    ['ir', 'علي', 'a Persian ye is ی and a ke ک'],
    ['ru', '« Готово »', 'no space stands inside «»'],
    ['tr', '"Kaydet"', 'quotation marks are not straight'],
  ])('is wrong in %s: %s', (locale, text, rule) => {
    expect(faults(locale, text)).toEqual([rule]);
  });

  it('knows the end of a sentence in every script', () => {
    expect(['Fin.', '完。', 'Fin\u202F?', '؟هل', 'هل؟', '保存？」', 'Name: ', 'Wort'].map(endOf)).toEqual([
      '.',
      '.',
      '?',
      '',
      '?',
      '?',
      ':',
      '',
    ]);
  });
});
