import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import { Notice, VisibleToStaff } from './notice';
import { FailureText } from './failure-text';

describe('notices', () => {
  it.each([
    [{ reach: 'silent' }, /^La connexion est coupée/],
    [{ reach: 'unavailable' }, /^Passerelle est momentanément indisponible/],
    [{ status: 401, reach: 'answers' }, /^Votre session a expiré/],
    [{ status: 429, retryAt: Date.UTC(2026, 10, 18, 13, 32) }, 'Trop de tentatives. Réessayez à partir de 14 h 32.'],
    [{ status: 409, code: 'conflict' }, /^Cette action n’est plus possible/],
    [{ status: 409, code: 'conflict', message: 'Nommez-en un autre d’abord.' }, 'Nommez-en un autre d’abord.'],
    [{ status: 403, code: 'forbidden', message: 'Elle seule peut faire cela.' }, 'Elle seule peut faire cela.'],
    [{ status: 403, code: 'forbidden', message: '' }, /^Nous sommes désolés/],
    [{ status: 400, code: 'invalid', message: 'de la requête' }, /^Nous sommes désolés/],
    [{ reach: 'answers' }, /^Nous sommes désolés/],
    [new TypeError('x is undefined'), /^Nous sommes désolés/],
    [null, /^Nous sommes désolés/],
  ])('says why something did not work: %j', (error, words) => {
    show(<FailureText error={error} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('a banner that was there before does not interrupt', async () => {
    show(
      <>
        <Notice tone="warning" title="Votre programme est suspendu." action={<button>Reprendre</button>}>
          Rien n’est perdu.
        </Notice>
        <VisibleToStaff>Visible par Claire Nguyen, votre référente RH.</VisibleToStaff>
      </>,
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await axe(document.body);
  });
});
