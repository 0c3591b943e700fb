import { Plural, Trans } from '@lingui/react/macro';
import type { UserImport } from '@passerelle/shared/contract';
import { defaultStart } from '@passerelle/shared/contract/rules/programs/start-date';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** Before the import: how many people of the file get which programme, and how many places that takes. */
export function ImportPrograms({ programs }: Pick<UserImport, 'programs'>): ReactNode {
  const { number, weekdayDate } = useFormats();
  if (programs.length === 0) return null;
  const monday = weekdayDate(defaultStart(now().toISOString()));
  return (
    <Notice tone="info" title={<Trans>Ce qui va se passer</Trans>}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: '18px', display: 'grid', gap: '4px' }}>
        {programs.map(({ program, pack, people, free }) => {
          const [count, seats] = [number(people), number(free)];
          return (
            <li key={`${program} ${pack}`}>
              <Plural
                value={people}
                one={`Une personne suivra « ${program} » à partir du ${monday} : une place du pack ${pack} sera utilisée, sur ${seats} libres.`}
                other={`${count} personnes suivront « ${program} » à partir du ${monday} : ${count} places du pack ${pack} seront utilisées, sur ${seats} libres.`}
              />
            </li>
          );
        })}
      </Box>
    </Notice>
  );
}
