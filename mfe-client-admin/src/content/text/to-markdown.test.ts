import { Editor, type JSONContent } from '@tiptap/core';

import { extensionsFor } from './extensions';
import { isEditable, toMarkdown } from './to-markdown';

const open = (markdown: string) =>
  new Editor({ extensions: extensionsFor([2, 3, 4]), content: markdown, contentType: 'markdown', injectCSS: false });

function through(markdown: string, change?: (editor: Editor) => void): string {
  const editor = open(markdown);
  change?.(editor);
  if (!editor.markdown) throw new Error('No Markdown');
  return toMarkdown(editor.markdown, editor.getJSON());
}

const written = (...content: JSONContent[]) =>
  through('', (editor) => editor.commands.setContent({ type: 'doc', content }));
const paragraph = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('Markdown through the editor', () => {
  it.each([
    ['paragraphs', 'Un.\n\nDeux.'],
    ['a line break within a paragraph', 'Un\ndeux'],
    ['a forced line break', 'Un  \ndeux'],
    ['bold', 'Une **seule** page'],
    ['italic', 'Une _seule_ page'],
    ['italic within a word', 'in*croy*able'],
    ['italic within bold', '**une _seule_ page**'],
    ['bold within italic', '_une **seule** page_'],
    ['headings', '## Un\n\n### Deux\n\n#### Trois'],
    ['a list', '- un\n- deux'],
    ['a list in a list', '- un\n  - sous\n- deux'],
    ['a numbered list', '1. un\n2. deux'],
    ['a numbered list that begins later', '3. un\n4. deux'],
    ['a list with paragraphs', '- un\n\n  suite\n- deux'],
    ['a quote', '> Un\n>\n> Deux'],
    ['a rule', 'Un\n\n---\n\nDeux'],
    ['links', '[a](https://a.fr) [b](http://b.fr) [c](mailto:c@d.fr) [d](tel:+331)'],
    ['a bold link', '[**a**](https://a.fr)'],
    ['French signs', '« Oui » : 5 < 6 & R&D, 100 % ; 3 > 2 ! L’été…'],
  ])('keeps %s', (_what, markdown) => expect(through(markdown)).toBe(markdown));

  it.each([
    '# a',
    '- a',
    '+ a',
    '1. a',
    '12) a',
    '---',
    '> a',
    '*a*',
    '_a_',
    '[a](b)',
    '`a`',
    '<b>a</b>',
    '&amp;',
    'a\\b',
  ])('keeps the words « %s » words', (text) => {
    const editor = open(written(paragraph(text)));
    expect(editor.getJSON().content).toEqual([paragraph(text)]);
  });

  it('leaves empty paragraphs out', () => {
    expect(written({ type: 'paragraph' }, paragraph('Un'), { type: 'paragraph' }, { type: 'paragraph' })).toBe('Un');
    expect(written({ type: 'paragraph' })).toBe('');
  });

  it.each([
    ['<u>a</u>', false],
    ['![a](b.png)', false],
    ['# a', false],
    ['- [ ] a', false],
    ['`a`', false],
    ['## a\n\n> - **b**', true],
  ])('knows whether it keeps all of « %s »', (markdown, isKept) => {
    const { markdown: manager } = open('');
    expect(manager && isEditable(manager, markdown)).toBe(isKept);
  });
});
