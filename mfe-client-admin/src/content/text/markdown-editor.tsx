import { useLingui } from '@lingui/react/macro';
import { FieldFrame, fieldMarks } from '@passerelle/shared/forms';
import { Box } from '@passerelle/shared/ui';
import { OutlinedInput } from '@passerelle/shared/ui/inputs';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { cleanPasted } from './clean-pasted';
import { editorLook } from './editor-look';
import { extensionsFor, linkShortcut } from './extensions';
import { LinkDialog } from './link-dialog';
import type { HeadingLevel, MarkdownFieldProps } from './markdown-field-props';
import { isEditable, toMarkdown } from './to-markdown';
import { Toolbar } from './toolbar';
import { toolbarItems } from './toolbar-items';

/** A text that holds more than the editor keeps, as Markdown: nothing of it is lost. */
function MarkdownSource(props: MarkdownFieldProps): ReactNode {
  const { label, value, onChange, readOnly = false, lang, dir, error, optional = false } = props;
  const { t } = useLingui();
  const help = t`Ce texte contient une mise en forme que l’éditeur ne montre pas. Modifiez-le ici en Markdown.`;
  const marks = fieldMarks(useId(), error, { help, optional: true });
  return (
    <FieldFrame settings={{ label, help, optional }} field={marks}>
      <OutlinedInput
        id={marks.id}
        multiline
        minRows={6}
        maxRows={20}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { ...marks.aria, readOnly, lang, dir } }}
      />
    </FieldFrame>
  );
}

const allLevels: readonly HeadingLevel[] = [2, 3, 4];

const linkAt = (editor: Editor): string => (editor.getAttributes('link')['href'] as string | undefined) ?? '';

/** A field for a formatted text, kept as Markdown. */
export function MarkdownEditor(props: MarkdownFieldProps): ReactNode {
  const { label, value, onChange, readOnly = false, lang, dir, help, error, optional = false } = props;
  const { headings = allLevels } = props;
  const { t } = useLingui();
  const marks = fieldMarks(useId(), error, { help, optional: true });
  const [askedLink, setAskedLink] = useState<string | null>(null);
  /** The text as it was opened or reported last. */
  const reported = useRef(value);
  /** The document of a text that was opened: undone changes give that text back, letter for letter. */
  const opened = useRef<{ doc: Editor['state']['doc']; markdown: string } | null>(null);

  const report = ({ state, markdown: manager }: Editor): void => {
    if (!manager) return;
    const isAsOpened = opened.current?.doc.eq(state.doc) === true;
    const markdown = isAsOpened && opened.current ? opened.current.markdown : toMarkdown(manager, state.doc.toJSON());
    if (markdown === reported.current) return;
    reported.current = markdown;
    onChange(markdown);
  };

  const attributes = {
    id: marks.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': marks.labelId,
    ...(marks.aria['aria-describedby'] && { 'aria-describedby': marks.aria['aria-describedby'] }),
    ...(error && { 'aria-invalid': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    ...(lang && { lang }),
    ...(dir && { dir }),
  };
  const shownAttributes = JSON.stringify(attributes);
  const levels = headings.join(' ');
  const editor = useEditor(
    {
      extensions: [...extensionsFor(headings), linkShortcut((asked) => setAskedLink(linkAt(asked)))],
      content: value,
      contentType: 'markdown',
      editable: !readOnly,
      injectCSS: false,
      editorProps: {
        attributes: () => JSON.parse(shownAttributes) as Record<string, string>,
        transformPastedHTML: (html) => cleanPasted(html, headings),
        // The browser moves the focus on; lists have buttons for their levels.
        handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
      },
      onCreate: ({ editor: made }) => {
        opened.current = { doc: made.state.doc, markdown: value };
      },
      onUpdate: ({ editor: changed }) => report(changed),
    },
    [levels],
  );

  // A text from elsewhere, such as of an earlier version.
  useEffect(() => {
    if (value === reported.current || !editor.markdown) return;
    reported.current = value;
    editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
    opened.current = { doc: editor.state.doc, markdown: value };
  }, [editor, value]);

  const items = toolbarItems(headings, () => setAskedLink(linkAt(editor)));
  const [isRich] = useState(() => editor.markdown !== undefined && isEditable(editor.markdown, value));
  if (!isRich) return <MarkdownSource {...props} />;

  const choose = (address: string | null): void => {
    setAskedLink(null);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address === null) chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({
          type: 'text',
          text: address.replace(/^(mailto|tel):/, ''),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    else chain.setLink({ href: address }).run();
  };

  return (
    <FieldFrame settings={{ label, ...(help && { help }), optional }} field={marks} group="radios">
      <Box sx={editorLook} data-invalid={error ? true : undefined} data-read-only={readOnly || undefined}>
        {!readOnly && <Toolbar editor={editor} items={items} label={t`Mise en forme : ${label}`} controls={marks.id} />}
        <EditorContent editor={editor} />
      </Box>
      <LinkDialog address={askedLink} onChoose={choose} onClose={() => setAskedLink(null)} />
    </FieldFrame>
  );
}
