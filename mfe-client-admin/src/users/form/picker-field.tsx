import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { FieldFrame, type FieldSettings, useFormField } from '@passerelle/shared/forms';
import { Box, Button, IconButton, type LoadedState, Typography } from '@passerelle/shared/ui';
import { Picker, type PickerTexts } from '@passerelle/shared/ui/picker';
import { type ComponentType, createContext, type ReactNode, use, useEffect, useRef } from 'react';

/**
 * Names of the ids in a form that the page has seen: of the initial values, and of later picks. Other ids, such as those of
 * a draft, are fetched by the component that shows them.
 */
export const ChoiceNames = createContext<Map<string, string>>(new Map());

export const useChoiceNames = (): Map<string, string> => use(ChoiceNames);

/** A row that can be picked. */
export interface Choice {
  id: string;
  name: string;
  /** A second line: an e-mail address, an organisation. */
  detail?: ReactNode;
}

/** The search of a picker: its owner asks the server, and only while it is open. */
export interface Search {
  text: string;
  onText: (text: string) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  found: LoadedState<{ items: readonly Choice[]; totalCount: number }>;
}

interface Props extends Pick<FieldSettings, 'name' | 'label' | 'optional' | 'help' | 'format' | 'parse'> {
  several?: boolean;
  /** On the button that opens the search: « Choisir des groupes ». */
  action: ReactNode;
  words: Omit<PickerTexts, 'label'>;
  search: Search;
  /** Finds what an id is called that the page has not seen yet. */
  NameOf: ComponentType<{ id: string }>;
}

const idsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.filter((id) => typeof id === 'string');
  return typeof value === 'string' && value !== '' ? [value] : [];
};

/**
 * Picks one or several rows of a server list, stored as ids. The selection stays visible; the search opens on demand.
 */
export function PickerField({ several = false, action, words, search, NameOf, ...labels }: Props): ReactNode {
  const { t } = useLingui();
  const unknown = t`Ce choix n’est plus possible : choisissez-en un autre.`;
  const settings = { ...labels, words: { unknown, notAllowed: unknown } };
  const field = useFormField(settings, 'choice');
  const names = useChoiceNames();
  const ids = idsIn(field.input.value);
  const chosen = ids.map((id): Choice => ({ id, name: names.get(id) ?? '' }));

  const movesFocus = useRef(false);
  // The pressed button is removed, so the focus moves to its replacement.
  useEffect(() => {
    if (movesFocus.current) document.getElementById(field.id)?.focus();
    movesFocus.current = false;
  });
  const open = (isOpen: boolean): void => {
    movesFocus.current = true;
    search.onOpen(isOpen);
  };
  const choose = (next: readonly Choice[]): void => {
    for (const { id, name } of next) if (name) names.set(id, name);
    field.input.onChange(several ? next.map(({ id }) => id) : (next[0]?.id ?? null));
  };
  const remove = (id: string): void => {
    movesFocus.current = true;
    choose(chosen.filter((one) => one.id !== id));
  };
  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      {!search.isOpen && <ChosenList chosen={chosen} NameOf={NameOf} onRemove={remove} />}
      {search.isOpen ? (
        <Box sx={{ display: 'grid', gap: '10px' }}>
          <Picker<Choice>
            id={field.id}
            words={{ ...words, label: labels.label }}
            search={search.text}
            onSearch={search.onText}
            found={search.found}
            idOf={({ id }) => id}
            chosen={chosen}
            onChange={choose}
            several={several}
            compact
          >
            {(choice) => <ChoiceLine choice={choice} NameOf={NameOf} />}
          </Picker>
          <div>
            <Button variant="neutral" size="small" onClick={() => open(false)}>
              <Trans>Fermer la recherche</Trans>
            </Button>
          </div>
        </Box>
      ) : (
        <div>
          <Button
            id={field.id}
            variant="neutral"
            startIcon={<SearchRounded />}
            aria-describedby={field.aria['aria-describedby']}
            onClick={() => open(true)}
          >
            {action}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

function ChoiceLine({ choice: { id, name, detail }, NameOf }: { choice: Choice } & Pick<Props, 'NameOf'>): ReactNode {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 560 }}>{name || <NameOf id={id} />}</Box>
      {detail && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}

interface ChosenProps extends Pick<Props, 'NameOf'> {
  chosen: readonly Choice[];
  onRemove: (id: string) => void;
}

function ChosenList({ chosen, NameOf, onRemove }: ChosenProps): ReactNode {
  const { t } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', m: 0, mb: '10px', p: 0, listStyle: 'none' }}
    >
      {chosen.map(({ id, name }) => (
        <Box
          key={id}
          component="li"
          sx={{
            display: 'flex',
            alignItems: 'center',
            minWidth: 0,
            paddingInlineStart: '12px',
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '10px',
            overflowWrap: 'anywhere',
          }}
        >
          <Box component="span" sx={{ fontWeight: 560, minWidth: 0 }}>
            {name || <NameOf id={id} />}
          </Box>
          <IconButton aria-label={t`Retirer : ${name}`} onClick={() => onRemove(id)}>
            <CloseRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
