import { type Editor, Extension, type Extensions, getExtensionField, Mark } from '@tiptap/core';
import { Markdown } from '@tiptap/markdown';
import StarterKit from '@tiptap/starter-kit';

import type { HeadingLevel } from './markdown-field-props';
import { renderItalic } from './to-markdown';

const schemes = /^(https?:\/\/|mailto:|tel:)/i;

/** Links as content packs allow them. */
export const isLinkAddress = (address: string): boolean => schemes.test(address) && !/\s/.test(address);

const starterKit = (headings: readonly HeadingLevel[]) =>
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    // It would change a text that is only opened.
    trailingNode: false,
    heading: { levels: [...headings] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      isAllowedUri: (address) => isLinkAddress(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  });

/** One by one, because the kit passes on options only. */
function membersOf(kit: ReturnType<typeof starterKit>): Extensions {
  const { name, options, storage } = kit;
  return getExtensionField<() => Extensions>(kit, 'addExtensions', { name, options, storage })();
}

/** The nodes and marks that a content pack may hold; all others are dropped when text is pasted. */
export const extensionsFor = (headings: readonly HeadingLevel[]): Extensions => [
  ...membersOf(starterKit(headings)).map((extension) =>
    extension instanceof Mark && extension.name === 'italic'
      ? extension.extend({ renderMarkdown: (node, { renderChildren }) => renderItalic(renderChildren(node)) })
      : extension,
  ),
  Markdown,
];

/** Asks for the address of a link by the key that text programs have for it. */
export const linkShortcut = (ask: (editor: Editor) => void) =>
  Extension.create({
    name: 'linkShortcut',
    addKeyboardShortcuts() {
      return {
        'Mod-k': () => {
          ask(this.editor);
          return true;
        },
      };
    },
  });
