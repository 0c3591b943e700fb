import { useLingui } from '@lingui/react/macro';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import { IconButton } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { useSay } from './drag-area';
import { usePlaceText } from './sortable-list';

interface Props {
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** One place up or down. At an end the button keeps the focus, and does nothing. */
export function MoveButtons({ name, index, count, onMove }: Props): ReactNode {
  const { t } = useLingui();
  const say = useSay();
  const placeText = usePlaceText();
  const button = (label: string, to: number, icon: ReactNode): ReactNode => {
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        aria-label={label}
        aria-disabled={isEnd || undefined}
        sx={isEnd ? { color: 'neutral.ink3', opacity: 0.5, cursor: 'default' } : {}}
        onClick={() => {
          if (isEnd) return;
          onMove(index, to);
          const place = placeText(to, count);
          say(t`${name} : ${place}.`);
        }}
      >
        {icon}
      </IconButton>
    );
  };
  return (
    <>
      {button(t`Monter : ${name}`, index - 1, <KeyboardArrowUpRounded />)}
      {button(t`Descendre : ${name}`, index + 1, <KeyboardArrowDownRounded />)}
    </>
  );
}
