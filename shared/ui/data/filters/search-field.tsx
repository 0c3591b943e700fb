import { useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { limits } from '@passerelle/shared/contract';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Box, IconButton, sxOf, type SxProps, type Theme } from '@passerelle/shared/ui';

interface Props {
  /** Of the control, for what leads to it. */
  id?: string;
  /** What is searched, for readers: « Chercher dans vos contacts ». */
  label: string;
  /** What can be typed: « Nom, entreprise, métier… ». */
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  delay?: number;
  sx?: SxProps<Theme>;
}

/** One goes on by looking for something else: where what had the focus goes away with the search that it cleared. */
export const focusSearch = (): void => document.querySelector<HTMLInputElement>('[data-search] input')?.focus();
/** A line of the product's forms. What those are made of is four times the code of a list's only field. */
const line: SxProps<Theme> = ({ vars: { palette } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 46,
  paddingInlineStart: '14px',
  borderRadius: '10px',
  backgroundColor: palette.neutral.surface,
  transition: 'box-shadow 120ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1.5px solid ${palette.neutral.lineStrong}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
  '&:hover::after': { borderColor: palette.neutral.ink2 },
  '&:has(input:focus)': { boxShadow: `0 0 0 3px ${palette.brand[200]}` },
  '&:has(input:focus)::after': { borderColor: palette.brand.edge },
  '@media (forced-colors: active)': { '&:has(input:focus)': { outline: '2px solid Highlight' } },
  '& input': {
    flex: 1,
    // Or a field of twenty letters would be the least there is room for.
    width: '100%',
    minWidth: 0,
    border: 0,
    padding: '11px 0',
    paddingInlineEnd: '14px',
    background: 'none',
    color: palette.neutral.ink,
    font: 'inherit',
    fontSize: '1rem',
    lineHeight: '24px',
  },
  '& input::placeholder': { color: palette.neutral.ink3, opacity: 1 },
  // The ring and the halo are the field's, not the text's within it.
  '& input:focus-visible': { outline: 'none' },
});

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
      <Box sx={sxOf(line, text ? { paddingInlineEnd: '14px' } : undefined)}>
        <SearchRounded sx={{ flex: 'none', marginInlineEnd: '8px', fontSize: 20, color: 'neutral.ink3' }} />
        <input
          id={id}
          ref={input}
          type="text"
          value={text}
          placeholder={placeholder}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          aria-label={label}
          maxLength={limits.searchLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
        />
        {text && (
          <IconButton
            size="small"
            aria-label={t`Effacer la recherche`}
            onClick={clear}
            sx={{ marginInlineEnd: '-6px' }}
          >
            <CloseRounded sx={{ fontSize: 20 }} />
          </IconButton>
        )}
      </Box>
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
