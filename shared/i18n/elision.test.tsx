import { i18n } from '@lingui/core';
import { render } from '@testing-library/react';

import { activateLocale } from './activate';
import { elide, elideNumbers } from './elision';
import { Trans, CatalogueProvider } from './trans';

describe('the elision of French', () => {
  it.each([
    ['La fiche de Amine', { name: 'Amine' }, 'La fiche d’Amine'],
    ['La fiche de Édith', { name: 'Édith' }, 'La fiche d’Édith'],
    ['La fiche de Yves', { name: 'Yves' }, 'La fiche d’Yves'],
    ['De Ousmane à Inès', { from: 'Ousmane', to: 'Inès' }, 'D’Ousmane à Inès'],
    ['Autant de connexions que hier', { than: 'hier' }, 'Autant de connexions que hier'],
    ['Autant que avant', { than: 'avant' }, 'Autant qu’avant'],
    ['Vous êtes dans le compte de <0>Amine</0>', { name: 'Amine' }, 'Vous êtes dans le compte d’<0>Amine</0>'],
  ])('writes « %s » as people say it', (sentence, values, expected) => {
    expect(elide(sentence, values)).toBe(expected);
  });

  it.each([
    ['La fiche de Karim', { name: 'Karim' }],
    ['La fiche de Yannick', { name: 'Yannick' }],
    ['La fiche de Hugo', { name: 'Hugo' }],
    ['Réessayez à partir de 11 h', { hour: '11 h' }],
    ['La commande Amine', { name: 'Amine' }],
    ['La fiche de A.C', { name: 'B' }],
  ])('leaves « %s » as it is', (sentence, values) => {
    expect(elide(sentence, values)).toBe(sentence);
  });

  it('takes names with signs for what they are', () => {
    expect(elide('La fiche de A. (Élan)', { name: 'A. (Élan)' })).toBe('La fiche d’A. (Élan)');
  });

  it('is made before an element with the text inside, whatever the text looks like', async () => {
    await activateLocale('fr');
    const { container } = render(
      <CatalogueProvider>
        <Trans
          id="z"
          message="La fiche de {who}, puis de {other}"
          values={{ who: <a href="#a">Amine &lt;b&gt;</a>, other: <b>Karim</b> }}
        />
      </CatalogueProvider>,
    );

    expect(container).toHaveTextContent('La fiche d’Amine <b>, puis de Karim');
    expect(container.querySelector('a')).toHaveTextContent('Amine <b>');
  });

  it('is made in sentences of the page, in French alone', async () => {
    const sentence = () => i18n._('x', { name: 'Amine' }, { message: 'La fiche de {name}' });
    await activateLocale('fr');
    const { container } = render(
      <CatalogueProvider>
        <Trans id="y" message="La fiche de <0>{name}</0>" values={{ name: 'Amine' }} components={{ 0: <b /> }} />
      </CatalogueProvider>,
    );

    expect(sentence()).toBe('La fiche d’Amine');
    expect(container).toHaveTextContent('La fiche d’Amine');

    await activateLocale('en');
    expect(sentence()).toBe('La fiche de Amine');
  });
});

describe('the elision of Italian', () => {
  it.each([
    ['Completata il 8 novembre', 'Completata l’8 novembre'],
    ['Il <0>8 novembre</0>', 'L’<0>8 novembre</0>'],
    ['Dal 11 al 18 novembre', 'Dall’11 al 18 novembre'],
    ['più del 80 %', 'più dell’80 %'],
    ['dal 1 al 110', 'dal 1 al 110'],
    ['canale 8', 'canale 8'],
  ])('writes « %s » as « %s »', (sentence, expected) => {
    expect(elideNumbers(sentence)).toBe(expected);
  });

  it('is made in sentences of the page', async () => {
    await activateLocale('it');
    expect(i18n._('x', { day: '8 novembre' }, { message: 'Il {day}' })).toBe('L’8 novembre');
  });
});
