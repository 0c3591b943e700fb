import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemInFrench } from './problems-fr';

/** The messages in the sources: quoted texts, with each placeholder filled in. */
const messagesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/problems\.add\((?:[^;]|;(?! *\n))*?, (?:'([^'\n]+)'|`([^`\n]+)`),?\s*\);/g)]
    .map(
      ([, plain, template]) =>
        plain ??
        template
          ?.replace('${meant}', '')
          .replace('${nouns[kind]}', 'survey')
          .replaceAll(/\$\{[^}]*\}/g, 'x') ??
        '',
    )
    .filter((message) => message !== '');

const sources = ['read', 'source', 'import'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => join(import.meta.dirname, folder, name)),
);

describe('a problem of a pack', () => {
  it('has a French message for every code', () => {
    const messages = sources.flatMap(messagesIn);
    expect(messages.length).toBeGreaterThan(25);
    expect(messages.filter((message) => problemInFrench(message) === message)).toEqual([]);
  });

  it.each([
    ['titel is not known here; did you mean title?', /^titel n’est pas connu ici\s;\svouliez-vous dire title\s\?$/],
    ['title is missing', /^title manque$/],
    ['version must be a text between quotes, such as "1.0"', /^version doit être un texte entre guillemets droits/],
    ['name must be a text of 1 to 200 signs, between quotes', /^name doit être un texte de 1 à 200 signes, entre/],
    ['an entry of locales must be one of fr, en', /^Une entrée de locales doit être l’un de fr, en$/],
    ['this must be names with their values', /^Ceci doit être fait de noms/],
    ['<script> is not shown in a text', /^<script> n’est pas affiché dans un texte$/],
    ['« 0.1 --> 2 » is not a time and a later one', /^« 0\.1 --> 2 » n’est pas un moment suivi/],
    ['there is no survey big-five in this pack', /^Il n’y a pas de questionnaire big-five dans ce pack$/],
  ])('%s keeps the names that an author searches for', (english, french) => {
    expect(problemInFrench(english)).toMatch(french);
  });
});
