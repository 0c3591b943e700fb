import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded';
import FormatIndentDecreaseRounded from '@mui/icons-material/FormatIndentDecreaseRounded';
import FormatIndentIncreaseRounded from '@mui/icons-material/FormatIndentIncreaseRounded';
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded';
import HorizontalRuleRounded from '@mui/icons-material/HorizontalRuleRounded';
import InsertLinkRounded from '@mui/icons-material/InsertLinkRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

import type { HeadingLevel } from './markdown-field-props';

export interface ToolbarItem {
  id: string;
  label: MessageDescriptor;
  icon: ReactNode;
  /** A shortcut in the form of `aria-keyshortcuts`, with `Mod` for the key of the device. */
  keys?: string;
  /** Absent: not a state that is on or off. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const headingLabels: Record<HeadingLevel, MessageDescriptor> = {
  2: msg`Titre`,
  3: msg`Sous-titre`,
  4: msg`Petit titre`,
};

const headingItem = (level: HeadingLevel): ToolbarItem => ({
  id: `heading${level}`,
  label: headingLabels[level],
  icon: <span aria-hidden>{`T${level - 1}`}</span>,
  keys: `Mod+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const marks: ToolbarItem[] = [
  {
    id: 'bold',
    label: msg`Gras`,
    icon: <FormatBoldRounded />,
    keys: 'Mod+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: msg`Italique`,
    icon: <FormatItalicRounded />,
    keys: 'Mod+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
];

const blocks: ToolbarItem[] = [
  {
    id: 'bulletList',
    label: msg`Liste à puces`,
    icon: <FormatListBulletedRounded />,
    keys: 'Mod+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'orderedList',
    label: msg`Liste numérotée`,
    icon: <FormatListNumberedRounded />,
    keys: 'Mod+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'sink',
    label: msg`Mettre en sous-liste`,
    icon: <FormatIndentIncreaseRounded className="flip" />,
    can: (editor) => editor.can().sinkListItem('listItem'),
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
  },
  {
    id: 'lift',
    label: msg`Sortir de la liste`,
    icon: <FormatIndentDecreaseRounded className="flip" />,
    can: (editor) => editor.can().liftListItem('listItem'),
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
  },
  {
    id: 'quote',
    label: msg`Citation`,
    icon: <FormatQuoteRounded />,
    keys: 'Mod+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'rule',
    label: msg`Trait de séparation`,
    icon: <HorizontalRuleRounded />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

const history: ToolbarItem[] = [
  {
    id: 'undo',
    label: msg`Annuler la dernière modification`,
    icon: <UndoRounded className="flip" />,
    keys: 'Mod+Z',
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: msg`Rétablir`,
    icon: <RedoRounded className="flip" />,
    keys: 'Mod+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

export const toolbarItems = (headings: readonly HeadingLevel[], askForLink: () => void): ToolbarItem[] => [
  ...marks,
  {
    id: 'link',
    label: msg`Lien`,
    icon: <InsertLinkRounded />,
    keys: 'Mod+K',
    isOn: (editor) => editor.isActive('link'),
    run: askForLink,
  },
  ...headings.map(headingItem),
  ...blocks,
  ...history,
];
