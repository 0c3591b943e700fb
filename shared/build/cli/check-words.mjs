/**
 * Checks the words of the product. Each source text has a translation in each catalogue: a missing one would show as an id,
 * or in French. Two catalogues translate one text alike; a `context` separates two meanings of it. Then the words of titles,
 * comments and pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

import { unclearTexts } from '../checks/plain-words.mjs';
import { remoteNames, root } from '../paths.mjs';

const config = getConfig({ configPath: `${root}/lingui.config.mjs`, cwd: root });
/** @type {string[]} */
const faults = [];
/** A line must not end in the middle of « e‑mail ». */
const breakingEmail = /(?<![-\w])e-mail/i;
/** Translation of each text by language, and the first catalogue that has it. @type {Map<string, { file: string, words: string }>} */
const translated = new Map();
/** @type {Set<string>} */
const collected = new Set();
for (const catalog of await getCatalogs(config)) {
  const found = (await catalog.collect()) ?? {};
  for (const [file] of Object.values(found).flatMap(({ origin }) => origin ?? [])) collected.add(file);
  for (const locale of config.locales) {
    const written = (await catalog.read(locale)) ?? {};
    const file = relative(root, catalog.getFilename(locale));
    for (const [id, { message }] of Object.entries(found)) {
      if (!written[id]) faults.push(`${file}: not there: « ${message ?? id} »`);
      else if (locale !== config.sourceLocale && !written[id].translation)
        faults.push(`${file}: no translation: « ${message ?? id} »`);
      // The page has one book of words: of two translations the catalogue that comes later wins everywhere.
      const words = written[id]?.translation;
      if (['fr', 'en'].includes(locale) && breakingEmail.test(words ?? message ?? ''))
        faults.push(`${file}: the hyphen of e‑mail is U+2011: « ${words} »`);
      const first = translated.get(`${locale} ${id}`);
      if (words && !first) translated.set(`${locale} ${id}`, { file, words });
      else if (words && first && first.words !== words)
        faults.push(`${file}: « ${message ?? id} » is « ${words} » here and « ${first.words} » in ${first.file}`);
    }
    for (const [id, { message, obsolete }] of Object.entries(written)) {
      if (!found[id] && !obsolete) faults.push(`${file}: no longer used: « ${message ?? id} »`);
    }
  }
}
/** The macro does not recognise \`t\` in a component that is declared inside \`memo(…)\`, and ships ids without words. */
const declaredInMemo = /\bmemo(<[^>]*>)?\(\s*(async\s+)?(function\b|\()/;
for (const folder of ['shell/src', 'shared', ...remoteNames().map((name) => `${name}/src`)]) {
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const source = readFileSync(join(root, folder, file), 'utf8');
    if (!source.includes('/macro')) continue;
    if (declaredInMemo.test(source)) {
      faults.push(`${folder}/${file}: declare the component apart, and hand its name to memo`);
    }
    const hasWords = /<Trans\b|<Plural\b|\b(?:t|msg)`/.test(source) && !/\.test(-helper)?\.tsx$|^testing\//.test(file);
    if (hasWords && !collected.has(`${folder}/${file}`)) faults.push(`${folder}/${file}: no catalogue has its words`);
  }
}
/** Heads of columns in files are read by programs, the terminal by operators: there the hyphen is the plain one. */
const plainHyphen = /\.test\.ts$|^admin\/|\/testing\/|^domains\/(personal-data\/export|contacts\/import)\//;
for (const file of readdirSync(join(root, 'api/src'), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.ts') || plainHyphen.test(file)) continue;
  const code = readFileSync(join(root, 'api/src', file), 'utf8').replaceAll(
    /\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm,
    '',
  );
  if (breakingEmail.test(code)) faults.push(`api/src/${file}: the hyphen of e‑mail is U+2011 in what people read`);
}
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n\`npm run messages\` brings the catalogues up to date.`);
}
const unclear = unclearTexts();
if (unclear.length > 0) console.error(unclear.join('\n'));
if (faults.length + unclear.length > 0) process.exit(1);
