import { NewPassword } from '../../entities/people/credentials';
import { strictAjv } from '../../strict-ajv.test-helper';
import { isStrongPassword, passwordFaults } from './password';

const good = ['Passerelle-2026!', 'Été 2026, oui', 'Aa1!Aa1!', `Aa1!${'x'.repeat(96)}`];
const bad: [string, string[]][] = [
  ['', ['length', 'digit', 'uppercase', 'lowercase', 'special']],
  ['Aa1!Aa1', ['length']],
  ['Aa1!aa😀', ['length']],
  [`Aa1!${'x'.repeat(97)}`, ['length']],
  ['Passerelle-!!', ['digit']],
  ['passerelle-2026', ['uppercase']],
  ['PASSERELLE-2026', ['lowercase']],
  ['Passerelle2026', ['special']],
  ['Passerelle 2026', ['special']],
];

describe('the password rules', () => {
  it.each(good)('take « %s »', (password) => expect(passwordFaults(password)).toEqual([]));
  it.each(bad)('of « %s » name %j as missing', (password, faults) => expect(passwordFaults(password)).toEqual(faults));

  it('say the same as the schema that the server checks', () => {
    const validate = strictAjv().compile(NewPassword);
    const all = [...good, ...bad.map(([password]) => password)];
    expect(all.map((password) => validate(password))).toEqual(all.map(isStrongPassword));
  });
});
