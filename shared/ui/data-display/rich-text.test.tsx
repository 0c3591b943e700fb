import { axe } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';

import { show } from '../page.test-helper';
import { RichText } from './rich-text';

describe('RichText', () => {
  it('keeps what a text is made of, below the screen’s own heading', async () => {
    show(<RichText html="<h1>Le point</h1><p>Une <b>liste</b></p><ul><li>un</li></ul>" />);
    expect(await screen.findByRole('heading', { level: 2, name: 'Le point' })).toBeInTheDocument();
    expect(within(screen.getByRole('list')).getByText('un')).toBeInTheDocument();
    await axe(document.body);
  });

  it.each([
    '<img src=x onerror="window.hacked=1">',
    '<script>window.hacked=1</script>',
    '<a href="javascript:window.hacked=1">lien</a>',
    '<p style="position:fixed">voile</p>',
    '<iframe src="https://x.example"></iframe>',
    '<form action="https://x.example"><input name="password"></form>',
    '<svg><a xlink:href="javascript:1">x</a></svg>',
  ])('lets nothing act: %s', async (html) => {
    const { container } = show(<RichText html={`<p>Avant</p>${html}`} />);
    await screen.findByText('Avant');
    const wrong = container.querySelectorAll(
      'main script, main iframe, main form, main input, main [onerror], main [style*="fixed"], main [href^="javascript"], main svg a',
    );
    expect(Array.from(wrong, ({ outerHTML }) => outerHTML)).toEqual([]);
    expect('hacked' in window).toBe(false);
  });

  it('opens what is elsewhere in another tab, and gives it no hold on this one', async () => {
    show(<RichText html='<a href="https://x.example">ailleurs</a> <a href="/contacts">ici</a>' />);
    const link = await screen.findByRole('link', { name: 'ailleurs' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByRole('link', { name: 'ici' }).hasAttribute('target')).toBe(false);
  });

  it('when the text changes, shows the new one only', async () => {
    const { rerender } = show(<RichText html="<p>Un</p>" />);
    await screen.findByText('Un');
    rerender(<RichText html="<p>Deux</p>" />);
    await screen.findByText('Deux');
    expect(screen.queryByText('Un')).not.toBeInTheDocument();
  });
});
