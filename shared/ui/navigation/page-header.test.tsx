import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { Tag } from '../data-display/tag';
import { show } from '../page.test-helper';
import { PageHeader } from './page-header';
import { Page } from '../layout/page';
import { Section } from '../layout/section';

describe('a page', () => {
  it('has one first heading, a way back, and named sections', async () => {
    show(
      <Page
        header={
          <PageHeader
            title="Fatou Diallo"
            back={{ to: '/contacts', label: 'Contacts' }}
            tags={<Tag tone="teal">Référente</Tag>}
            count="12"
            actions={<button>Modifier</button>}
          >
            Formatrice logistique
          </PageHeader>
        }
        side={<Section title="Pour vous aider">Une fiche</Section>}
      >
        <Section title="Coordonnées">Une adresse</Section>
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fatou Diallo');
    expect(screen.getByRole('link', { name: 'Contacts' })).toHaveAttribute('href', '/contacts');
    expect(screen.getByRole('region', { name: 'Coordonnées' })).toBeInTheDocument();
    expect(screen.getByRole('complementary')).toBeInTheDocument();
    await axe(document.body);
  });
});
