import type { TaskFamily } from '@passerelle/shared/contract';
import { familyHues } from '@passerelle/shared/theme';
import { Box, Tag } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  family: TaskFamily;
  /** The family's word; with its icon it says which one of the hue's group. */
  children: ReactNode;
  icon?: ReactNode;
  /** Among other facts of a line: coloured words, no ground. */
  plain?: boolean;
}

export function FamilyTag({ family, children, icon, plain = false }: Props): ReactNode {
  const hue = familyHues[family];
  if (!plain) {
    return (
      <Tag tone={hue} icon={icon}>
        {children}
      </Tag>
    );
  }
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        fontWeight: 560,
        color: `family.${hue}.text`,
        '& svg': { fontSize: 16 },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
