import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe, renderScreen } from '@passerelle/shared/testing';
import { useState } from 'react';

import { cleanPasted } from './clean-pasted';
import { MarkdownField, type MarkdownFieldProps } from './markdown-field';

const onChange = jest.fn();

function Field({ value: first, ...rest }: Partial<MarkdownFieldProps>) {
  const [value, setValue] = useState(first ?? '');
  const change = (markdown: string) => {
    onChange(markdown);
    setValue(markdown);
  };
  return (
    <>
      <MarkdownField label="Texte" value={value} onChange={change} {...rest} />
      <button type="button" onClick={() => setValue('Une **autre** version.')}>
        Reprendre
      </button>
    </>
  );
}

async function open(value: string, props: Partial<MarkdownFieldProps> = {}) {
  const opened = await renderScreen(<Field value={value} {...props} />);
  const text = await screen.findByRole('textbox', { name: /^Texte/ });
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  const paste = (html: string) => {
    const getData = (type: string) => (type === 'text/html' ? html : '');
    fireEvent.paste(text, { clipboardData: { getData, types: ['text/html'], files: [] } });
  };
  return { ...opened, text, press, paste };
}

describe('the field of a formatted text', () => {
  it('is named, and has a toolbar with one stop for the Tab key', async () => {
    const { user, text } = await open('Un CV se lit en **trente** secondes.');
    expect(text).toHaveTextContent('Un CV se lit en trente secondes.');
    await axe();

    await user.tab();
    expect(screen.getByRole('button', { name: 'Gras' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Italique' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Rétablir' })).toHaveFocus();
    await user.tab();
    expect(text).toHaveFocus();
    await user.tab();
    expect(text).not.toHaveFocus();
  });

  it('reports nothing for a text that is only opened, and gives it back unchanged once a change is undone', async () => {
    const { press } = await open('* un\n* deux\n\n*Fin*');
    expect(onChange).not.toHaveBeenCalled();

    await press('Titre');
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    await press('Annuler la dernière modification');
    expect(onChange).toHaveBeenLastCalledWith('* un\n* deux\n\n*Fin*');
  });

  it('reports a change as Markdown', async () => {
    const { press } = await open('Préparer');
    await press('Sous-titre');
    expect(onChange).toHaveBeenLastCalledWith('### Préparer');
    expect(screen.getByRole('button', { name: 'Sous-titre' })).toHaveAttribute('aria-pressed', 'true');
    await press('Liste à puces');
    expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^- /));
  });

  it('adds a link with a complete address, and refuses another scheme', async () => {
    const { user, press } = await open('');
    await press('Lien');
    await user.type(await screen.findByRole('textbox', { name: 'Adresse' }), 'javascript:alert(1)');
    await press('Enregistrer le lien');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveAccessibleDescription(/^Un lien commence par/),
    );
    await user.clear(screen.getByRole('textbox', { name: 'Adresse' }));
    await user.type(screen.getByRole('textbox', { name: 'Adresse' }), 'rebond.example/cv');
    await press('Enregistrer le lien');

    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith('[https://rebond.example/cv](https://rebond.example/cv)'),
    );
  });

  it('cleans what is pasted from Word to what a text may hold', async () => {
    const { paste } = await open('');
    paste(
      '<html xmlns:o="urn"><head><style>p { color: red }</style></head><body><h1>Titre</h1>' +
        '<p class="MsoNormal" style="color:red">Du <b style="mso-bidi-font-weight:normal">gras</b><o:p></o:p></p>' +
        '<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>un</p>' +
        '<p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>deux</p>' +
        '<table><tr><td>case</td></tr></table><img src="a.png"><script>alert(1)</script></body></html>',
    );
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('## Titre\n\nDu **gras**\n\n- un\n- deux\n\ncase'));
  });

  it('makes a paragraph of each row of a pasted table', async () => {
    const { paste } = await open('');
    paste(
      '<table><thead><tr><th>Quand</th><th><p>Où</p></th></tr></thead>' +
        '<tbody><tr><td>Lundi<br>matin</td><td><ul><li>Ici</li><li>Là</li></ul></td></tr></tbody><tr><td></td><td><h2>Seul</h2></td></tr></table><p>Fin</p>',
    );
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('Quand Où\n\nLundi matin Ici Là\n\n## Seul\n\nFin'));
  });

  it('drops the styles of pasted text, also those of Google Docs around it', async () => {
    const { paste } = await open('');
    paste('<b style="font-weight:normal" id="docs-internal-guid-1"><p style="color: red">Un <b>mot</b></p></b>');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('Un **mot**'));
    // Parsing an inline style breaks the content security policy.
    const parsed = cleanPasted('<p\nclass="a" STYLE = "color: red">style = 1</p><style>p {}</style>', [2]);
    expect(parsed).not.toMatch(/<style|\sstyle="/i);
    expect(parsed).toMatch(/>style = 1</);
  });

  it('shows another version when it is given one', async () => {
    const { text, press } = await open('Une version.');
    await press('Reprendre');
    await waitFor(() => expect(text).toHaveTextContent('Une autre version.'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows a text with more than it keeps as Markdown', async () => {
    const { text } = await open('Un <u>mot</u>');
    expect(text).toHaveValue('Un <u>mot</u>');
    await axe();
  });

  it('can be read only', async () => {
    const { text } = await open('Un texte', { readOnly: true });
    expect(text).toHaveAttribute('contenteditable', 'false');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await axe();
  });
});
