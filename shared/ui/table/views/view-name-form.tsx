import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedView } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { useId, useRef, useState, type ReactNode } from 'react';
import { ActionButton, Box, Button, FailureText } from '@passerelle/shared/ui';
import { FieldFault, FormControl, InputLabel, OutlinedInput } from '@passerelle/shared/ui/inputs';

interface Props {
  name?: string;
  /** Those whose names it cannot have. */
  taken: readonly SavedView[];
  submit: ReactNode;
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
}

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase('fr') === other.trim().toLocaleLowerCase('fr');

/** Asks for the name of a view, which no other may have. */
export function ViewNameForm({ name = '', taken, submit, onSubmit, onCancel }: Props): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const isTaken = taken.some((view) => sameName(view.name, text));
  const problem =
    text.trim() === '' ? t`Donnez un nom à cette vue.` : isTaken ? t`Une autre vue porte déjà ce nom.` : undefined;
  const shown = isTried ? problem : undefined;
  const save = async (): Promise<void> => {
    setTried(true);
    if (problem !== undefined) return input.current?.focus();
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(text.trim());
    } catch (error) {
      setFailure({ error });
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <FormControl error={shown !== undefined}>
        <InputLabel htmlFor={id}>
          <Trans>Nom de la vue</Trans>
        </InputLabel>
        <OutlinedInput
          // The form is what was asked for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          id={id}
          inputRef={input}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{
            input: { maxLength: limits.titleLength, autoComplete: 'off', 'aria-describedby': shown && `${id}-problem` },
          }}
        />
        <FieldFault id={`${id}-problem`} fault={failure ? <FailureText error={failure.error} /> : shown} isAnnounced />
      </FormControl>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '10px', mt: '16px' }}>
        <Button variant="neutral" onClick={onCancel}>
          <Trans>Annuler</Trans>
        </Button>
        <ActionButton type="submit" busy={busy}>
          {submit}
        </ActionButton>
      </Box>
    </Box>
  );
}
