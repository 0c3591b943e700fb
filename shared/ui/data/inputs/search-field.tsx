import { useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { limits } from '@passerelle/shared/contract/limits';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Box, IconButton, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';
import { InputAdornment, OutlinedInput } from '@passerelle/shared/ui/inputs';

interface Props {
  /** Of the control, for what leads to it. */
  id?: string;
  /** Name for screen readers: « Chercher dans vos contacts ». */
  label: string;
  /** Searched fields: « Nom, entreprise, métier… ». */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  delay?: number;
  sx?: SxProps<Theme>;
}

/** One goes on by looking for something else: where what had the focus goes away with the search that it cleared. */
export const focusSearch = (): void => document.querySelector<HTMLInputElement>('[data-search] input')?.focus();

/** Searches when typing pauses; Enter does not wait, Escape clears. */
export function SearchField({ id, label, placeholder, value, onChange, delay = 400, sx }: Props): ReactNode {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [text, type] = useDelayedText(value, onChange, delay);

  const clear = (): void => {
    type('', true);
    input.current?.focus();
  };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') type(text, true);
    if (key === 'Escape' && text) clear();
  };
  return (
    <Box
      data-search
      data-print="no"
      sx={sxOf({ flex: { xs: '1 1 100%', md: '1 1 260px' }, maxWidth: { md: 420 } }, sx)}
    >
      <OutlinedInput
        {...(id !== undefined && { id })}
        inputRef={input}
        fullWidth
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded sx={{ fontSize: 20 }} />
          </InputAdornment>
        }
        endAdornment={
          text && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={t`Effacer la recherche`} onClick={clear}>
                <CloseRounded sx={{ fontSize: 20 }} />
              </IconButton>
            </InputAdornment>
          )
        }
        slotProps={{
          input: { 'aria-label': label, maxLength: limits.searchLength, enterKeyHint: 'search', spellCheck: false },
        }}
      />
    </Box>
  );
}

type Type = (text: string, now?: boolean) => void;

/** The text changes at once, `onChange` is called when typing pauses. A value that changes from outside wins. */
function useDelayedText(value: string, onChange: (value: string) => void, delay: number): [string, Type] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [asked, setAsked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (value !== seen) {
    setSeen(value);
    // The echo of what was asked for must not undo what was typed since.
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }

  const type: Type = (next, now = false) => {
    setText(next);
    clearTimeout(timer.current);
    const ask = (): void => {
      setAsked(next.trim());
      onChange(next.trim());
    };
    if (now) ask();
    else timer.current = setTimeout(ask, delay);
  };
  return [text, type];
}
