import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { permissionAreas, roles } from '@passerelle/shared/contract/enums/security';
import { rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';

const page = readFileSync(join(import.meta.dirname, '../../../docs/protection.md'), 'utf8');
const words = { disabled: '–', r: 'read', w: 'write' };

/** Below the role names, the level of each in an area. */
const table = page
  .split('\n')
  .filter((line) => /^ *\| (area|`\w+`) +\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .filter((cells) => cells.length > roles.length + 2)
  .map(([, area = '', ...cells]) => [area, cells.slice(0, roles.length)] as const);

describe('the table of roles and areas', () => {
  it('equals the contract, for every area', () => {
    const [head, ...rows] = table;

    expect(head).toEqual(['area', roles]);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(
        permissionAreas.map((area) => [area, roles.map((role) => words[rolePermissions[role][area]])]),
      ),
    );
  });
});
