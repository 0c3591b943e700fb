import { waitFor } from '@testing-library/react';

import { nameParts } from './name-parts';

const words = {
  page: (number: number) => `Page ${number}`,
  note: 'Note',
  date: (date: Date) => date.toISOString(),
  linkAway: (address: string) => `${address} (nouvel onglet)`,
  linkWithin: 'Ailleurs',
  noText: '',
  notDrawn: '',
};

it('names pages, notes, dates and links as pdf.js adds them', async () => {
  const viewer = document.createElement('div');
  const controller = new AbortController();
  nameParts(viewer, words, controller.signal);

  viewer.innerHTML = `
    <div data-l10n-id="pdfjs-page-landmark" data-l10n-args='{"page":3}'></div>
    <img data-l10n-id="pdfjs-text-annotation-type" />
    <time data-l10n-id="pdfjs-annotation-date-time-string" data-l10n-args='{"dateObj":1000}'></time>
    <a href="https://passerelle.example/" target="_blank"></a>
    <a href="#2" title="Chapitre 2"></a>
    <a href="#3"></a>`;

  const names = () => Array.from(viewer.querySelectorAll('a, div'), (part) => part.getAttribute('aria-label'));
  await waitFor(() =>
    expect(names()).toEqual(['Page 3', 'passerelle.example (nouvel onglet)', 'Chapitre 2', 'Ailleurs']),
  );
  expect(viewer.querySelector('img')).toHaveAttribute('alt', 'Note');
  expect(viewer.querySelector('time')).toHaveTextContent('1970-01-01T00:00:01.000Z');

  controller.abort();
  viewer.innerHTML = '<a href="#4"></a>';
  await Promise.resolve();
  expect(names()).toEqual([null]);
});
