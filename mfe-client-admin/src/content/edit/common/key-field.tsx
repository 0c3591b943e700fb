import { Trans, useLingui } from '@lingui/react/macro';
import { type Fault, LiveForm, TextField } from '@passerelle/shared/forms';
import { Box, Button } from '@passerelle/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';

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
  if (isOpen && !isFixed) return <OpenKeyField {...props} onClose={() => setOpen(false)} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', typography: 'caption' }}>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Trans>Clé : {value}</Trans>
      </Box>
      {!isFixed && (
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          <Trans>Modifier la clé</Trans>
        </Button>
      )}
    </Box>
  );
}

function OpenKeyField({ value, taken, onRename, onClose }: Props & { onClose: () => void }): ReactNode {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const values = useMemo(() => ({ key: value }), [value]);
  const faultOf = (key: unknown): Fault | undefined => {
    if (typeof key !== 'string' || !isKey(key))
      return { text: t`Écrivez des minuscules, des chiffres et des tirets isolés, 64 signes au plus` };
    return taken.includes(key) ? { text: t`Cette clé est déjà prise ici` } : undefined;
  };
  const close = (): void => {
    if (faultOf(typed) !== undefined) return;
    if (typed !== value) onRename(typed);
    onClose();
  };
  return (
    <Box
      onBlur={close}
      onKeyDown={({ key }) => {
        if (key === 'Enter') close();
      }}
    >
      <LiveForm<{ key?: string }> values={values} onChange={({ key = '' }) => setTyped(key)}>
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
