import { Trans } from '@lingui/react/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { Box, choiceCard, LoadedArea, type LoadedState, Skeleton, Typography } from '@passerelle/shared/ui';
import { InputLabel } from '@passerelle/shared/ui/inputs';
import { Checkbox, FormControlLabel, Radio, RadioGroup } from '@passerelle/shared/ui/mui/choices';

import { SearchField } from '../data/inputs/search-field';
import { ResultCount } from '../data/lists/result-count';

export interface PickerTexts {
  /** The question, for screen readers: « Qui souhaitez-vous rencontrer ? » */
  label: string;
  /** Over the search: « Chercher dans vos contacts ». */
  search: string;
  placeholder?: string;
  /** « 3 contacts trouvés » */
  count: (totalCount: number) => ReactNode;
  /** Failure texts: name the part that does not answer and the data that is safe. */
  failure: ReactNode;
  failureText?: ReactNode;
}

export interface PickerProps<T> {
  /** Of the search box, for what leads here. */
  id: string;
  words: PickerTexts;
  search: string;
  onSearch: (search: string) => void;
  /** Those who match, as far as a look-up goes. */
  found: LoadedState<{ items: readonly T[]; totalCount: number }>;
  idOf: (item: T) => string;
  children: (item: T) => ReactNode;
  /** They stay in sight while others are searched for. */
  chosen: readonly T[];
  onChange: (chosen: readonly T[]) => void;
  /** More than one can be chosen. */
  several?: boolean;
  /** Among other fields: the list scrolls in itself. */
  compact?: boolean;
  /** Beside the search: an action for a person who is not in the list. */
  beside?: ReactNode;
}

const rows = [1, 2, 3];
const Coming = (): ReactNode => (
  <Box sx={{ display: 'grid', gap: '8px' }}>
    {rows.map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Box>
);

const scrolls = {
  flexWrap: 'nowrap',
  maxHeight: 320,
  overflowY: 'auto',
  px: '4px',
  pb: '4px',
  // The hint under the list does not touch a choice that it cuts.
  mb: '8px',
  mx: '-4px',
  // On a phone a name and a job take several lines: the list scrolls rather than cutting them off.
  '& > *': { flexShrink: 0 },
} as const;

/** From the search down to the choices; among choices that are ticked, up and down. Radios do the latter by themselves. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || (key !== 'ArrowDown' && key !== 'ArrowUp') || target.type === 'radio')
    return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')];
  const at = boxes.indexOf(target);
  const chosenRadio = boxes.find(({ type, checked }) => type === 'radio' && checked);
  const next = at < 0 ? (chosenRadio ?? boxes[0]) : boxes[at + (key === 'ArrowDown' ? 1 : -1)];
  if (!next || (at < 0 && key === 'ArrowUp')) return;
  event.preventDefault();
  next.focus();
}

/** One or several rows of any list, found by typing a few letters. */
export function Picker<T>(props: PickerProps<T>): ReactNode {
  const {
    id,
    words,
    search,
    onSearch,
    found,
    idOf,
    children,
    chosen,
    onChange,
    several = false,
    compact = false,
    beside,
  } = props;
  return (
    <Box onKeyDown={moveFocus} sx={{ display: 'grid', gap: '10px' }}>
      <InputLabel htmlFor={id} sx={{ mb: '-4px' }}>
        {words.search}
      </InputLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px', '& > :first-of-type': { flex: '1 1 240px' } }}>
        <SearchField
          id={id}
          label={words.search}
          {...(words.placeholder !== undefined && { placeholder: words.placeholder })}
          value={search}
          onChange={onSearch}
          delay={0}
          sx={{ maxWidth: { md: 'none' } }}
        />
        {beside}
      </Box>
      <LoadedArea state={found} failure={words.failure} failureText={words.failureText} level={2} skeleton={<Coming />}>
        {({ items, totalCount }) => {
          // In its place where it is found: the arrow keys choose as they go, and must not move what they go through.
          const others = chosen.filter((one) => items.every((item) => idOf(item) !== idOf(one)));
          const shown = [...others, ...items];
          const isChosen = (item: T): boolean => chosen.some((one) => idOf(one) === idOf(item));
          const toggle = (item: T): void =>
            onChange(isChosen(item) ? chosen.filter((one) => idOf(one) !== idOf(item)) : [...chosen, item]);
          const choice = (item: T): ReactNode =>
            several ? (
              <FormControlLabel
                key={idOf(item)}
                control={<Checkbox checked={isChosen(item)} onChange={() => toggle(item)} />}
                sx={choiceCard}
                label={children(item)}
              />
            ) : (
              <FormControlLabel
                key={idOf(item)}
                value={idOf(item)}
                control={<Radio />}
                sx={choiceCard}
                label={children(item)}
              />
            );
          const choices = shown.map(choice);
          const look = { display: 'flex', flexDirection: 'column', gap: '8px', mt: '6px', ...(compact && scrolls) };
          return (
            <>
              <ResultCount>{words.count(totalCount)}</ResultCount>
              {shown.length > 0 && several && (
                <Box component="fieldset" aria-label={words.label} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
                  <Box sx={look}>{choices}</Box>
                </Box>
              )}
              {shown.length > 0 && !several && (
                <RadioGroup
                  aria-label={words.label}
                  value={chosen[0] ? idOf(chosen[0]) : ''}
                  onChange={(_event, value) => onChange(shown.filter((one) => idOf(one) === value))}
                  sx={{ gap: '8px', mt: '6px', ...(compact && scrolls) }}
                >
                  {choices}
                </RadioGroup>
              )}
              {totalCount > items.length && (
                <Typography variant="body2" sx={{ mt: '8px', color: 'text.secondary' }}>
                  <Trans>Seuls les premiers sont affichés. Tapez quelques lettres pour trouver les autres.</Trans>
                </Typography>
              )}
            </>
          );
        }}
      </LoadedArea>
    </Box>
  );
}
