/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const generator = join(__dirname, '../build/validators/generate-validators.mjs');
const generated = join(__dirname, 'generated');

/** Runs a module in a Node that, like the page's policy, makes no functions from strings. */
const run = (code) =>
  JSON.parse(
    execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '--input-type=module', '-e', code], {
      encoding: 'utf8',
    }),
  );

describe('a validator that was compiled ahead', () => {
  it('works where no function may be made from a string', () => {
    const verdicts = run(`
      import { validate } from ${JSON.stringify(join(generated, 'login.mjs'))};
      const verdict = (value) => validate(value) || validate.errors.map(({ instancePath, keyword }) => [instancePath, keyword]);
      console.log(JSON.stringify([verdict({ username: 'a@b.example', password: 'x' }), verdict({ username: 'a', password: '' })]));
    `);

    expect(verdicts).toEqual([
      true,
      [
        ['/username', 'format'],
        ['/password', 'minLength'],
      ],
    ]);
  });

  it('follows the contract, and is left alone as long as that stays the same', () => {
    const folder = mkdtempSync(join(tmpdir(), 'validators-'));
    const [entry, out] = [join(folder, 'forms.ts'), join(folder, 'generated')];
    const generate = () =>
      JSON.parse(
        execFileSync(
          process.execPath,
          [
            '--input-type=module',
            '-e',
            `import { generateValidators } from ${JSON.stringify(generator)};
             console.log(JSON.stringify(await generateValidators(${JSON.stringify({ entry, out })})));`,
          ],
          { encoding: 'utf8' },
        ),
      );
    const limitTo = (length) =>
      writeFileSync(entry, `export const formSchemas = { note: { type: 'string', maxLength: ${length} } };`);
    const accepts = (text) =>
      run(
        `import { validate } from ${JSON.stringify(join(out, 'note.mjs'))}; console.log(validate(${JSON.stringify(text)}));`,
      );

    try {
      limitTo(3);
      expect(generate()).toEqual({ changed: true });
      expect([accepts('abc'), accepts('abcd')]).toEqual([true, false]);
      const made = statSync(join(out, 'note.mjs')).mtimeMs;

      expect(generate()).toEqual({ changed: false });
      expect(statSync(join(out, 'note.mjs')).mtimeMs).toBe(made);

      limitTo(4);
      expect(generate()).toEqual({ changed: true });
      expect(accepts('abcd')).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
