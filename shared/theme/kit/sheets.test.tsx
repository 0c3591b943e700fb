import { act, render, screen } from '@testing-library/react';

import { AppThemeProvider } from '../app-theme-provider';
import { addSheet, type Sheet } from './sheets';

const sheet: Sheet = ({ vars }) => ({ '.kit-late': { display: 'grid', borderColor: vars.palette.neutral.line } });

describe('addSheet', () => {
  it('gives the page the looks of what comes after it, once and without weight', () => {
    render(
      <AppThemeProvider organization={null} locale="fr">
        <p className="kit-late">Tard venu</p>
      </AppThemeProvider>,
    );
    const late = screen.getByText('Tard venu');
    expect(getComputedStyle(late).display).toBe('block');

    act(() => {
      addSheet(sheet);
      addSheet(sheet);
    });

    expect(getComputedStyle(late).display).toBe('grid');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    expect(rules.filter((rule) => rule.includes('kit-late'))).toHaveLength(1);
    expect(rules.filter((rule) => rule.includes(':where(.kit-late)'))).toHaveLength(1);
  });
});
