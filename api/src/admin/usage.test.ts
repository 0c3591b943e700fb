import { existsSync } from 'node:fs';
import { aTerminal, type Terminal } from './testing/a-terminal';

let terminal: Terminal;
beforeAll(async () => {
  terminal = await aTerminal();
});
afterAll(() => terminal.remove());

const owner = '--owner-email anne@rebond.example --owner-first-name Anne --owner-last-name Martin'.split(' ');
const create = ['organization', 'create', '--name', 'Rebond', ...owner];
const without = (option: string): string[] =>
  create.filter((arg, index) => arg !== option && create[index - 1] !== option);
const pack = '--organization Rebond --name Pack --licenses 5 --from 2026-12-01 --to 2027-12-31 --programs rebond'.split(
  ' ',
);
const more = (command: string): string => `npm run admin -- ${command} --help tells more.`;

describe('arguments that are wrong are refused in one sentence each, before the database is opened', () => {
  it.each<[string, string[], string[]]>([
    ['a name is missing', without('--name'), ['--name is missing: the name that everybody sees']],
    [
      'everything is missing',
      ['organization', 'create'],
      [
        '--name is missing: the name that everybody sees',
        '--owner-email is missing: where the invitation goes',
        '--owner-first-name is missing: the first name of the owner',
        '--owner-last-name is missing: the last name of the owner',
      ],
    ],
    [
      'an unknown option',
      [...create, '--compani-name', 'SA'],
      [
        '--compani-name is not an option of "organization create"; did you mean company-name?',
        '"SA" is one word too many: put a text with spaces between quotes',
      ],
    ],
    [
      'an address that is none',
      [...without('--owner-email'), '--owner-email', 'anne@'],
      ['--owner-email must be an e-mail address'],
    ],
    [
      'an address with a header in it',
      [...without('--owner-email'), '--owner-email', 'anne@rebond.example\r\nBcc: all@rebond.example'],
      ['--owner-email must be an e-mail address'],
    ],
    [
      'a name of two lines',
      [...without('--name'), '--name', 'Rebond\nBcc: x'],
      ['--name must be a text of 1 to 120 signs on one line'],
    ],
    [
      'an unsupported language',
      [...create, '--locale', 'gb'],
      ['--locale must be one of fr, en, ar, cn, de, es, id, ir, it, jp, pt, ru, tr'],
    ],
    ['no value', [...without('--owner-last-name'), '--owner-last-name'], ['--owner-last-name needs a value: <text>']],
    [
      'the next option in place of a value',
      ['organization', 'create', '--name', ...owner],
      ['--name needs a value: <text>'],
    ],
    ['the same twice', [...create, '--name', 'Rebond'], ['--name is given twice']],
    [
      'a text without quotes',
      [...create, 'Conseil'],
      ['"Conseil" is one word too many: put a text with spaces between quotes'],
    ],
  ])('%s', async (_name, args, sentences) => {
    expect(await terminal.run(...args)).toEqual({
      code: 2,
      printed: [],
      printedErrors: [...sentences, more('organization create')],
    });
  });

  it.each<[string, string[], string[]]>([
    ['no seats', ['--licenses', '0'], ['--licenses must be a whole number from 1 to 100000']],
    ['half a seat', ['--licenses', '2.5'], ['--licenses must be a whole number from 1 to 100000']],
    ['a day that is none', ['--to', '2027-02-30'], ['--to must be a day written as 2026-11-23']],
    ['a day as the French write it', ['--to', '31/12/2027'], ['--to must be a day written as 2026-11-23']],
    ['an end before the beginning', ['--to', '2026-11-30'], ['--to must not be a day before --from.']],
    ['an empty programme', ['--programs', 'rebond,'], ['--programs must be names with commas between them']],
  ])('of a pack: %s', async (_name, [option = '', value = ''], sentences) => {
    const args = pack.map((arg, index) => (pack[index - 1] === option ? value : arg));
    const answer = await terminal.run('pack', 'create', ...args);
    expect([answer.code, answer.printedErrors]).toEqual([2, [...sentences, more('pack create')]]);
  });

  it.each<[string, string[], string[]]>([
    ['nothing to set', [], ['There is nothing to set: give a colour, a logo or a banner.']],
    ['a colour by its name', ['--primary', 'red'], ['--primary must be a colour written as #6B5AED, or none']],
    ['a short colour', ['--primary', '#fff'], ['--primary must be a colour written as #6B5AED, or none']],
    [
      'a logo that is not there',
      ['--logo', '/nowhere.png'],
      ['--logo must be a file that is there: /nowhere.png is not'],
    ],
  ])('of a theme: %s', async (_name, args, sentences) => {
    const answer = await terminal.run('theme', 'set', '--organization', 'Rebond', ...args);
    expect([answer.code, answer.printedErrors]).toEqual([2, [...sentences, more('theme set')]]);
  });

  it.each<[string, string[], string]>([
    ['nothing at all', [], 'A command is missing.'],
    ['half a command', ['organization'], 'There is no command "organization"'],
    [
      'an unknown command',
      ['organisation', 'create'],
      'There is no command "organisation create"; did you mean organization create?',
    ],
  ])('%s', async (_name, args, sentence) => {
    const { code, printedErrors } = await terminal.run(...args);
    expect([code, printedErrors[0]]).toEqual([2, sentence]);
    expect(printedErrors.join('\n')).toContain('organization create');
  });

  it('a switch with a value, and a missing folder', async () => {
    const { code, printedErrors } = await terminal.run('content', 'import', '--dry-run=yes');
    expect([code, printedErrors.slice(0, 2)]).toEqual([2, ['--dry-run takes no value', 'folder is missing']]);
  });

  afterAll(() => expect(existsSync(terminal.env['DATA_DIR'] ?? '')).toBe(false));
});

describe('Help', () => {
  it('lists all commands, or those of one family', async () => {
    const all = await terminal.run('--help');
    expect(all.code).toBe(0);
    for (const command of ['organization create', 'organization list', 'theme set', 'pack create', 'pack list'])
      expect(all.printed.join('\n')).toContain(command);
    expect((await terminal.run('content', '--help')).printed.join('\n')).not.toContain('theme set');
  });

  it.each([
    ['organization', 'create'],
    ['organization', 'list'],
    ['theme', 'set'],
    ['content', 'check'],
    ['content', 'import'],
    ['pack', 'create'],
    ['pack', 'list'],
  ])('shows help for %s %s', async (...words) => {
    const { code, printed } = await terminal.run(...words, '--help');
    expect(code).toBe(0);
    expect(printed).toContainEqual(expect.stringContaining(`Usage: npm run admin -- ${words.join(' ')}`));
  });
});
