import type { ItemFile, ItemFiles } from '../../entities/content/content-item';
import type { ItemKind, TranslationState } from '../../enums/content';
import type { Locale } from '../../enums/locales';
import { joinFaqText, splitFaqText } from './faq-text';

export type TextForm = 'line' | 'lines' | 'markdown' | 'address';

/** A text of an item that is translated. `path` names it by keys: `subTasks/read/title`. */
export interface ItemText {
  path: string;
  value: string;
  form: TextForm;
}

interface Entry {
  key?: unknown;
  title?: unknown;
  label?: unknown;
  description?: unknown;
  jobs?: unknown;
  link?: unknown;
  locale?: unknown;
  values?: unknown;
  answers?: unknown;
}

/** A draft may hold anything: a value of another type counts as missing. */
const string = (value: unknown): string => (typeof value === 'string' ? value : '');
const entries = (value: unknown): Entry[] =>
  Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'object' && one !== null ? one : {})) : [];

const one = (path: string, value: unknown, form: TextForm): ItemText => ({ path, value: string(value), form });

const valuesOf = ({ values }: Entry): string => (Array.isArray(values) ? values.join('+') : '');

/** Answers are known by their values, and among equal ones by their order. */
const answerPath = (answers: readonly Entry[], index: number): string => {
  const name = valuesOf(answers[index] ?? {});
  const before = answers.slice(0, index).filter((answer) => valuesOf(answer) === name).length;
  return before === 0 ? name : `${name}~${before + 1}`;
};

const answerTexts = (question: Entry): ItemText[] => {
  const answers = entries(question.answers);
  return answers.map((answer, index) =>
    one(`questions/${string(question.key)}/answers/${answerPath(answers, index)}/label`, answer.label, 'line'),
  );
};

const subTaskTexts = ({ key, title, description, link }: Entry): ItemText[] => [
  one(`subTasks/${string(key)}/title`, title, 'line'),
  one(`subTasks/${string(key)}/description`, description, 'markdown'),
  one(`subTasks/${string(key)}/link`, link, 'address'),
];

/** All texts of a file, in order; empty ones, too. */
function allTexts(kind: ItemKind, { fields, text }: ItemFile): ItemText[] {
  switch (kind) {
    case 'pages':
      return [one('title', fields['title'], 'line'), one('text', text, 'markdown')];
    case 'library':
      return [one('name', fields['name'], 'line'), one('text', text, 'markdown')];
    case 'faq':
      return [
        one('title', fields['title'], 'line'),
        ...splitFaqText(text ?? '').questions.flatMap(({ key, title, answer }) => [
          one(`questions/${key}/title`, title, 'line'),
          one(`questions/${key}/answer`, answer.trim(), 'markdown'),
        ]),
      ];
    case 'surveys':
      return [
        one('title', fields['title'], 'line'),
        one('description', fields['description'], 'markdown'),
        ...entries(fields['questions']).flatMap((question) => [
          one(`questions/${string(question.key)}/label`, question.label, 'lines'),
          ...answerTexts(question),
        ]),
        ...entries(fields['results']).flatMap(({ key, title, description, jobs }) => [
          one(`results/${string(key)}/title`, title, 'line'),
          one(`results/${string(key)}/description`, description, 'markdown'),
          one(`results/${string(key)}/jobs`, jobs, 'markdown'),
        ]),
      ];
    case 'programs':
      return [
        one('name', fields['name'], 'line'),
        one('description', fields['description'], 'markdown'),
        ...entries(fields['weeks']).map(({ title }, index) => one(`weeks/${index + 1}/title`, title, 'line')),
      ];
    case 'tasks':
      return [
        one('name', fields['name'], 'line'),
        one('text', text, 'markdown'),
        ...entries(fields['subTasks']).flatMap(subTaskTexts),
      ];
  }
}

/** Texts of a source file that its translation into `language` holds: those for another language alone are left out. */
export function textsToTranslate(kind: ItemKind, source: ItemFile, language: Locale): ItemText[] {
  const only = new Map(entries(source.fields['subTasks']).map(({ key, locale }) => [string(key), locale]));
  const isOwn = ({ path }: ItemText): boolean => {
    const [list, key = ''] = path.split('/');
    const locale = list === 'subTasks' ? only.get(key) : undefined;
    return locale === undefined || locale === language;
  };
  const isOnly = ({ path }: ItemText): boolean => only.get(path.split('/')[1] ?? '') === language;
  return allTexts(kind, source).filter((text) => isOwn(text) && (text.value.trim() !== '' || isOnly(text)));
}

/** The paths of all texts that a file may have, in its order; those of empty texts, too. */
export const textPaths = (kind: ItemKind, file: ItemFile): string[] => allTexts(kind, file).map(({ path }) => path);

/** The texts that a file has, by path. */
export const textsByPath = (kind: ItemKind, file: ItemFile | undefined): Map<string, string> =>
  new Map(
    (file ? allTexts(kind, file) : []).flatMap(({ path, value }) => (value.trim() === '' ? [] : [[path, value]])),
  );

const filled = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : [])));

/** A list of a translation: entries without any text are left out. */
const list = (found: readonly Record<string, unknown>[], names: number): Record<string, unknown>[] =>
  found.filter((entry) => Object.keys(entry).length > names);

/** The file of a translation, in the order of its source, from its texts by path. */
export function translationFrom(
  kind: ItemKind,
  source: ItemFile,
  texts: ReadonlyMap<string, string>,
  before?: ItemFile,
): ItemFile {
  const { fields } = source;
  const at = (path: string): string | undefined => texts.get(path);
  const withList = (name: string, found: readonly Record<string, unknown>[]) =>
    found.length > 0 ? { [name]: found } : {};
  const body = filled({ text: at('text') });
  switch (kind) {
    case 'pages':
      return { fields: filled({ title: at('title') }), ...body };
    case 'library': {
      // Each language of a document has a file of its own.
      const { name: _name, ...rest } = before?.fields ?? {};
      return { fields: { ...filled({ name: at('name') }), ...rest }, ...body };
    }
    case 'faq': {
      const questions = splitFaqText(source.text ?? '').questions.flatMap(({ key }) => {
        const [title = '', answer = ''] = [at(`questions/${key}/title`), at(`questions/${key}/answer`)];
        return title.trim() === '' && answer.trim() === '' ? [] : [{ key, title, answer }];
      });
      return { fields: filled({ title: at('title') }), ...filled({ text: joinFaqText(questions) }) };
    }
    case 'surveys': {
      const questions = entries(fields['questions']).map((question) => {
        const key = string(question.key);
        const answers = entries(question.answers);
        const translated = answers.map((answer, index) => ({
          values: answer.values,
          ...filled({ label: at(`questions/${key}/answers/${answerPath(answers, index)}/label`) }),
        }));
        return { key, ...filled({ label: at(`questions/${key}/label`) }), ...withList('answers', list(translated, 1)) };
      });
      const results = entries(fields['results']).map((result) => {
        const place = `results/${string(result.key)}`;
        return {
          key: string(result.key),
          ...filled({
            title: at(`${place}/title`),
            description: at(`${place}/description`),
            jobs: at(`${place}/jobs`),
          }),
        };
      });
      return {
        fields: {
          ...filled({ title: at('title'), description: at('description') }),
          ...withList('questions', list(questions, 1)),
          ...withList('results', list(results, 1)),
        },
      };
    }
    case 'programs': {
      const weeks = entries(fields['weeks']).map((_week, index) => filled({ title: at(`weeks/${index + 1}/title`) }));
      return {
        fields: {
          ...filled({ name: at('name'), description: at('description') }),
          // Weeks are known by their order, so an untitled one keeps its place.
          ...(weeks.some(({ title }) => title !== undefined) && { weeks }),
        },
      };
    }
    case 'tasks': {
      const subTasks = entries(fields['subTasks']).map((step) => {
        const place = `subTasks/${string(step.key)}`;
        return {
          key: string(step.key),
          ...filled({
            title: at(`${place}/title`),
            description: at(`${place}/description`),
            link: at(`${place}/link`),
          }),
        };
      });
      return { fields: { ...filled({ name: at('name') }), ...withList('subTasks', list(subTasks, 1)) }, ...body };
    }
  }
}

/** Sets one text of a translation; an empty one is removed. */
export function withTranslation(
  kind: ItemKind,
  files: ItemFiles,
  { source, language, path, value }: { source: Locale; language: Locale; path: string; value: string },
): ItemFiles {
  const main = files[source] ?? { fields: {} };
  const texts = textsByPath(kind, files[language]);
  if (value.trim() === '') texts.delete(path);
  else texts.set(path, value);
  return { ...files, [language]: translationFrom(kind, main, texts, files[language]) };
}

/** A translation may omit the address of a link, which is then that of the source. */
const isOptional = ({ form }: ItemText): boolean => form === 'address';

export interface TranslationProgress {
  state: TranslationState;
  done: number;
  total: number;
}

/** Translation progress of an item; `stale`: number of texts whose source has changed since. */
export function translationProgress(
  kind: ItemKind,
  files: ItemFiles,
  { source, language, stale }: { source: Locale; language: Locale; stale: number },
): TranslationProgress {
  const main = files[source];
  const needed = main ? textsToTranslate(kind, main, language).filter((text) => !isOptional(text)) : [];
  const given = textsByPath(kind, files[language]);
  const done = needed.filter(({ path }) => given.has(path)).length;
  const total = needed.length;
  const unfinished = done === 0 ? 'missing' : 'incomplete';
  const state = done < total || total === 0 ? unfinished : stale > 0 ? 'stale' : 'complete';
  return { state: language === source && done === total ? 'complete' : state, done, total };
}
