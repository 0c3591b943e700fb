import type { Locale } from '@passerelle/shared/contract';
import { kitCatalogues } from '@passerelle/shared/locales';
import { axe, renderScreen } from '@passerelle/shared/testing';
import { ContentText, RichText } from '@passerelle/shared/ui';
import { screen } from '@testing-library/react';

import { ContentLanguageNote } from './content-language-note';

const show = (locale: Locale, language: Locale = 'fr', within?: Locale) =>
  renderScreen(
    <>
      <h1>
        <ContentText language={language}>Demander conseil</ContentText>
      </h1>
      <ContentLanguageNote language={language} within={within} />
      <RichText html="<p>Deux minutes suffisent.</p>" language={language} />
    </>,
    { locale, messages: kitCatalogues },
  );
const title = () => screen.getByText('Demander conseil');
const text = async () => (await screen.findByText('Deux minutes suffisent.')).closest('div');

describe('a content in another language than the page', () => {
  it('carries its language and says which it is, in the language of the page', async () => {
    await show('de');

    screen.getByText('Dieser Inhalt ist auf Französisch.');
    expect(title()).toHaveAttribute('lang', 'fr');
    expect(title()).not.toHaveAttribute('dir');
    expect(await text()).toHaveAttribute('lang', 'fr');
    await axe();
  });

  it('reads from left to right in a page that reads from right to left', async () => {
    await show('ar');

    screen.getByText('هذا المحتوى باللغة الفرنسية.');
    expect(title()).toHaveAttribute('dir', 'ltr');
    expect(await text()).toHaveAttribute('dir', 'ltr');
    expect(await text()).toHaveAttribute('lang', 'fr');
  });

  it('has one note only, where what is around it has the same language', async () => {
    await show('de', 'fr', 'fr');

    expect(title()).toHaveAttribute('lang', 'fr');
    expect(screen.queryByText(/Dieser Inhalt/)).not.toBeInTheDocument();
  });
});

it('says nothing of a content in the language of the page', async () => {
  await show('fr');

  expect(screen.getByRole('main').querySelector('[lang]')).toBeNull();
  expect(await text()).toHaveAttribute('dir', 'auto');
  expect(screen.queryByText(/Ce contenu/)).not.toBeInTheDocument();
});
