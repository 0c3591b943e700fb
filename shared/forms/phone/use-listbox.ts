import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { now } from '@passerelle/shared/i18n';

/** Letters typed one after the other name an option; after this pause they begin another name. */
const PAUSE = 600;
const PAGE = 8;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

interface Settings {
  labels: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/**
 * The parts of a select-only combobox, with the keys that the WAI-ARIA practices give it. The focus stays on the box; in
 * the open list `active` says where the keyboard is.
 */
export function useListbox({ labels, selected, onSelect }: Settings) {
  const id = useId();
  const [active, setActive] = useState<number | null>(null);
  const typed = useRef({ text: '', at: 0 });
  const isOpen = active !== null;
  const last = labels.length - 1;
  const at = active ?? selected;
  const go = (index: number): void => setActive(Math.min(Math.max(index, 0), last));
  const choose = (index: number): void => {
    onSelect(index);
    setActive(null);
  };

  const goToName = (letter: string): void => {
    const { text, at: before } = typed.current;
    const time = now().getTime();
    const sought = (time - before < PAUSE ? text : '') + plain(letter);
    typed.current = { text: sought, at: time };
    const found = labels.findIndex((label) => plain(label).startsWith(sought));
    if (found >= 0) go(found);
  };

  const closedKeys: Record<string, () => void> = {
    ArrowDown: () => go(selected),
    ArrowUp: () => go(selected),
    Enter: () => go(selected),
    ' ': () => go(selected),
  };
  const openKeys: Record<string, () => void> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    PageDown: () => go(at + PAGE),
    PageUp: () => go(at - PAGE),
    Home: () => go(0),
    End: () => go(last),
    Enter: () => choose(at),
    ' ': () => choose(at),
    Escape: () => setActive(null),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const act = (isOpen ? openKeys : closedKeys)[key];
    const names = !act && key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!act && !names) return;
    event.preventDefault();
    // Within a dialog the key is the list's, not the dialog's.
    event.stopPropagation();
    if (act) act();
    else goToName(key);
  };

  return {
    isOpen,
    active: at,
    boxProps: {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? optionId(id, at) : undefined,
      onClick: () => setActive(isOpen ? null : selected),
      onBlur: () => setActive(null),
      onKeyDown,
    },
    listProps: {
      id,
      role: 'listbox',
      // A press on the bar that scrolls must not take the focus away, which would close the list.
      onMouseDown: (press: MouseEvent) => press.preventDefault(),
      onClick: ({ currentTarget, target }: MouseEvent) => {
        const option = Array.from(currentTarget.children).findIndex((child) => child.contains(target as Node));
        if (option >= 0) choose(option);
      },
    },
    optionProps: (index: number) => ({ id: optionId(id, index), selected: index === selected, active: index === at }),
  } as const;
}
