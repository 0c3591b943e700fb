import { t } from '@lingui/core/macro';
import { Plural, Select, Trans } from '@lingui/react/macro';
import { screen } from '@testing-library/react';

import { renderScreen } from '@passerelle/shared/testing';

/** Names that contain the syntax of a message. */
const hostile = [
  '<0>Zoé</0>',
  '<0/>',
  '<1>Zoé',
  '<b>Zoé</b>',
  '{name}',
  "l'{0}",
  String.raw`C:\u0041\x42`,
  '%__lingui_octothorpe__%',
  '# & <>',
  '<script>alert(1)</script>',
];

describe.each(hostile)('a name typed as « %s »', (name) => {
  it('is shown as typed, also between and inside rich text', async () => {
    await renderScreen(
      <p>
        <Trans>
          Bonjour {name}, <strong>votre action avec {name}</strong> est passée.
        </Trans>
      </p>,
    );

    const sentence = screen.getByText(/^Bonjour/);
    expect(sentence.textContent).toBe(`Bonjour ${name}, votre action avec ${name} est passée.`);
    expect(Array.from(sentence.children, (part) => [part.tagName, part.textContent])).toEqual([
      ['STRONG', `votre action avec ${name}`],
    ]);
  });

  it('is shown as typed in a plain text', async () => {
    await renderScreen(<p aria-label={t`Fiche de ${name}`}>x</p>);

    screen.getByLabelText(`Fiche de ${name}`);
  });

  it('keeps its place beside a count and a choice', async () => {
    const [count, gender] = [3, 'other'];
    await renderScreen(
      <>
        <p>
          <Plural value={count} one={`${name} a # contact`} other={`${name} a # contacts`} />
        </p>
        <p>
          <Select value={gender} _female={`Chère ${name}`} other={`Cher ${name}`} />
        </p>
      </>,
    );

    screen.getByText(`${name} a 3 contacts`);
    screen.getByText(`Cher ${name}`);
  });
});
