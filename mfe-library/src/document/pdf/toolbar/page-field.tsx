import { useLingui } from '@lingui/react/macro';
import { Box } from '@passerelle/shared/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { fieldStyle } from './field-style';

interface Props {
  page: number;
  count: number;
  onGo: (page: number) => void;
}

/** The number of the page, which can be typed; what is no page of the document is taken back. */
export function PageField({ page, count, onGo }: Props): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    const wanted = Number(typed?.trim());
    if (typed?.trim() && Number.isInteger(wanted) && wanted !== page) onGo(Math.min(Math.max(wanted, 1), count));
    setTyped(null);
  };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') leave();
    if (key === 'Escape') setTyped(null);
  };
  return (
    <Box
      component="input"
      type="text"
      inputMode="numeric"
      aria-label={t`Numéro de page`}
      value={typed ?? String(page)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 6))}
      onKeyDown={press}
      onBlur={leave}
      sx={{
        ...fieldStyle,
        width: `calc(${Math.max(2, String(count).length)}ch + 22px)`,
        mx: '4px',
        px: '8px',
        fontWeight: 600,
        textAlign: 'center',
      }}
    />
  );
}
