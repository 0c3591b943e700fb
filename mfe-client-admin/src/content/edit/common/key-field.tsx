import { Trans, useLingui } from '@lingui/react/macro';
import { type Fault, LiveForm, TextField } from '@passerelle/shared/forms';
import { Box, Button } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { isKey } from './item-key';

interface Props {
  value: string;
  /** Keys of the other entries. */
  taken: readonly string[];
  /** Published: what people did is kept under it. */
  isFixed: boolean;
  onRename: (key: string) => void;
}

/** The key of an entry in the files of its pack. */
export function KeyField(props: Props): ReactNode {
  const { value, isFixed } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen && !isFixed) return <OpenKeyField {...props} onClose={() => setOpen(false)} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', typography: 'caption' }}>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Trans>Clé : {value}</Trans>
      </Box>
      {!isFixed && (
        <Button ref={opener} variant="text" size="small" onClick={() => setOpen(true)}>
          <Trans>Modifier la clé</Trans>
        </Button>
      )}
    </Box>
  );
}

function OpenKeyField({ value, taken, onRename, onClose }: Props & { onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const typed = useRef(value);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.querySelector('input')?.focus(), []);
  const values = useMemo(() => ({ key: value }), [value]);
  const faultOf = (key: unknown): Fault | undefined => {
    if (typeof key !== 'string' || !isKey(key))
      return { text: t`Écrivez des minuscules, des chiffres et des tirets isolés, 64 signes au plus` };
    return taken.includes(key) ? { text: t`Cette clé est déjà prise ici` } : undefined;
  };
  const rename = (): boolean => {
    const key = typed.current;
    if (faultOf(key) !== undefined) return false;
    if (key !== value) onRename(key);
    return true;
  };
  return (
    <Box
      ref={area}
      // It stays open: what follows would move up under the pointer that is being pressed.
      onBlur={rename}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // It would press the button that gets the focus.
        event.preventDefault();
        if (rename()) onClose();
      }}
    >
      <LiveForm<{ key?: string }>
        values={values}
        onChange={({ key = '' }) => {
          typed.current = key;
        }}
      >
        <TextField
          name="key"
          label={t`Clé`}
          help={t`Elle nomme l’élément dans les fichiers, et ne change plus après la première publication.`}
          autoComplete="off"
          rule={faultOf}
        />
      </LiveForm>
    </Box>
  );
}
