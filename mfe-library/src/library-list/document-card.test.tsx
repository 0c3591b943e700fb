import { screen } from '@testing-library/react';

import type { LibraryDocument } from '@passerelle/shared/contract';
import { libraryTypes } from '@passerelle/shared/contract/enums/content';
import { taskFamilies } from '@passerelle/shared/contract/enums/tasks';
import { aLibraryDocument, anId, axe, renderScreen } from '@passerelle/shared/testing';
import { DocumentCard } from './document-card';

const show = (document: Partial<LibraryDocument>) =>
  renderScreen(
    <ul>
      <DocumentCard document={aLibraryDocument(document)} />
    </ul>,
  );

const picture = () => screen.getByRole('listitem').querySelector('svg')?.innerHTML;

describe('the card of a document', () => {
  it('says what it is, and leads to it', async () => {
    await show({
      id: '00000000-0000-4000-8000-000000000007',
      name: 'Tenir le rythme',
      description: '<p>Trois récits,</p><p>sans <b>fard</b>.</p>',
      type: 'podcast',
      family: 'privateLife',
    });

    const link = screen.getByRole('link', { name: 'Tenir le rythme' });
    expect(link).toHaveAttribute('href', '/library/00000000-0000-4000-8000-000000000007');
    screen.getByText('Podcast');
    screen.getByText('Vie personnelle');
    screen.getByText('Trois récits, sans fard.');
    expect(screen.queryByText(/^Ce contenu est/)).not.toBeInTheDocument();
    await axe(screen.getByRole('list'));
  });

  it('does without what is not known', async () => {
    await show({ description: null, family: null, language: null });

    expect(screen.getByRole('listitem').textContent).toBe('FicheÉcrire un résumé de profil');
  });

  it('says how long it lasts, and shows the picture that it has', async () => {
    const { container } = await show({ type: 'video', duration: 125, cover: '/api/files/9' });

    expect(screen.getByRole('listitem').textContent).toMatch(/^Vidéo · 2.min/);
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/files/9');
    expect(picture()).not.toContain('M0 118');
  });

  it('says where a search found what it does not show', async () => {
    await show({ type: 'podcast', passage: 'Gardez une heure par semaine.' });

    screen.getByText('Trouvé dans la transcription');
    screen.getByText('« Gardez une heure par semaine. »');
  });

  it('is read out in its own language', async () => {
    await show({ name: 'Small talk', language: 'en' });

    expect(screen.getByText('Small talk').lang).toBe('en');
    screen.getByText('Ce contenu est en anglais.');
  });

  it('always has the same picture, and shares it with few others', async () => {
    const seen = new Set<string | undefined>();
    for (let number = 1; number <= 20; number += 1) {
      const { unmount } = await show({ id: anId(number) });
      const first = picture();
      unmount();
      const again = await show({ id: anId(number) });
      expect(picture()).toBe(first);
      again.unmount();
      seen.add(first);
    }
    expect(seen.size).toBe(5);
  });

  it('has a word for every family and type', async () => {
    for (const family of taskFamilies) {
      for (const type of libraryTypes) {
        const { unmount } = await show({ family, type, description: null, name: '' });
        expect(screen.getByRole('listitem').textContent).toMatch(/^(Fiche|Vidéo|Podcast)\p{Lu}/u);
        unmount();
      }
    }
  });
});
