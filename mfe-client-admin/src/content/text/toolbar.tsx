import { useLingui } from '@lingui/react/macro';
import { type Editor, isMacOS, useEditorState } from '@tiptap/react';
import { Box, IconButton, useTheme } from '@passerelle/shared/ui';
import { Tooltip } from '@passerelle/shared/ui/mui/tooltip';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import type { ToolbarItem } from './toolbar-items';

interface Props {
  editor: Editor;
  items: readonly ToolbarItem[];
  /** Names the toolbar after its text. */
  label: string;
  controls: string;
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '4px',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const buttonLook = {
  fontSize: '0.9375rem',
  fontWeight: 600,
  '&[aria-pressed="true"]': { color: 'brand.text', backgroundColor: 'brand.100' },
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
} as const;

/** The index that a key leads to by the ARIA pattern of toolbars. */
function moved(key: string, { from, count, isRtl }: { from: number; count: number; isRtl: boolean }): number | null {
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return (from + 1) % count;
  if (key === previous) return (from + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Buttons of the editor, with one stop for the Tab key. */
export function Toolbar({ editor, items, label, controls }: Props): ReactNode {
  const { t, i18n } = useLingui();
  const isRtl = useTheme().direction === 'rtl';
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const states = useEditorState({
    editor,
    selector: () => items.map(({ isOn, can }) => ({ on: isOn?.(editor), able: can?.(editor) ?? true })),
  });
  const modifier = isMacOS() ? { shown: '⌘', aria: 'Meta' } : { shown: t`Ctrl`, aria: 'Control' };

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moved(event.key, { from: current, count: items.length, isRtl });
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };

  return (
    <Box ref={bar} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={onKeyDown} sx={look}>
      {items.map(({ id, label: name, icon, keys, run }, index) => {
        const { on, able = true } = states[index] ?? {};
        const words = i18n._(name);
        return (
          <Tooltip key={id} title={keys ? `${words} (${keys.replace('Mod', modifier.shown)})` : words}>
            <IconButton
              tabIndex={index === current ? 0 : -1}
              aria-label={words}
              aria-pressed={on}
              aria-disabled={!able || undefined}
              aria-keyshortcuts={keys?.replace('Mod', modifier.aria)}
              // The selection of the text stays.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setCurrent(index)}
              onClick={() => able && run(editor)}
              sx={buttonLook}
            >
              {icon}
            </IconButton>
          </Tooltip>
        );
      })}
    </Box>
  );
}
