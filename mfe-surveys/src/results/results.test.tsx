import { screen, waitFor, within } from '@testing-library/react';
import type { SubTask } from '@passerelle/shared/contract';
import { aProfile, aQuestion, axe, fakeApi, type Handlers, renderScreen } from '@passerelle/shared/testing';

import { answered, aSurveyStep, choice, noTrades, rating, answerOf, showStep } from '../testing/survey-step';
import { SurveyResultsSlot } from './survey-results.slot';

const offered = { t: 'le démontez', r: 'lisez la notice', i: 'inventez', c: 'appelez', a: 'l’allumez', m: 'rangez' };
const letters = ['q1', 'q2', 'q3', 'q4'].map((id) => choice(id, `Question ${id}`, offered));
const text = (key: string, title: string, description: string | null = null, jobs: string | null = null) => ({
  key,
  title,
  description,
  jobs,
});
const resultTexts = [
  text('c', 'Coopération', 'Vous faites avancer les gens.', 'Formation'),
  text('t', 'Technique', 'Vous aimez le geste juste.'),
  text('green', 'Relier', 'Vous créez la confiance.'),
];
/** C 2, R 1, T 1: the letters T and R have one point each, and stay in the order of the letters. */
const tricam = (with_: Partial<SubTask> = {}) =>
  answered(aSurveyStep('tricam', letters, { resultTexts, ...with_ }), {
    q1: answerOf('c', 'appelez'),
    q2: answerOf('c', 'appelez'),
    q3: answerOf('r', 'lisez la notice'),
    q4: answerOf('t', 'le démontez'),
  });

const show = (step: SubTask, answers: Handlers = {}) => {
  fakeApi({ 'GET /me': () => aProfile(), 'GET /me/trades': () => noTrades, ...answers });
  return renderScreen(
    <>
      <h1>Documents</h1>
      <h2>Vos questionnaires</h2>
      <h3>Passer le test</h3>
      <SurveyResultsSlot step={step} />
    </>,
  );
};
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent?.replaceAll(/\s/g, ' ')));

/** A profile loads the chart library, which takes longer than the default timeout. */
beforeAll(
  async () => void (await Promise.all([import('./profile-results'), import('../../../shared/charts/engine')])),
  120_000,
);
const titled = (name: string) => screen.findByRole('heading', { level: 4, name }, { timeout: 30_000 });

beforeEach(() => {
  // jsdom has neither canvas nor layout, and logs errors about it.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(480);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(272);
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  globalThis.ResizeObserver = Observer;
});

describe('a profile of letters', () => {
  it('has its texts read out in their language, where that is not the page’s', async () => {
    const step = tricam();
    await show({ ...step, surveys: step.surveys.map((survey) => ({ ...survey, contentLanguage: 'en' })) });

    await titled('Votre profil Tricam');
    screen.getByText('Ce contenu est en anglais.');
    expect(screen.getByText('Coopération, Technique et Réflexion')).toHaveAttribute('lang', 'en');
    expect((await screen.findByText('Vous faites avancer les gens.')).closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('shows the first three in words, all six in figures, and the four colours', async () => {
    await show(tricam());

    await titled('Votre profil Tricam');
    screen.getByRole('heading', { level: 5, name: 'Coopération, Technique et Réflexion' });
    await screen.findByText('Vous faites avancer les gens.');
    await screen.findByText('Formation');
    expect(rowsOf('Vos six lettres en chiffres').slice(0, 5)).toEqual([
      ['Lettre', 'Couleur', 'Points sur 4', 'Part'],
      ['Coopération', 'Vert', '2', '50 %'],
      ['Technique', 'Rouge', '1', '25 %'],
      ['Réflexion', 'Bleu', '1', '25 %'],
      ['Imagination', 'Jaune', '0', '0 %'],
    ]);
    expect(rowsOf('Vos quatre couleurs en chiffres')[1]).toEqual(['Vert', '2', '50 %']);
    await screen.findByText('Vous créez la confiance.');
    await screen.findByRole('img', { name: /^Vos points pour chacune des six lettres/ });
    await axe();
  });

  it('shows two where results are partial, and names those level with the last', async () => {
    await show(tricam({ tricamWithPartialResults: true }));

    await titled('Votre profil Tricam');
    screen.getByRole('heading', { level: 5, name: 'Coopération et Technique' });
    screen.getByText(/^À égalité avec « Technique » : Réflexion\.$/);
  });

  it('can be seen as a table alone', async () => {
    const { user } = await show(tricam());
    await titled('Votre profil Tricam');
    await screen.findByRole('img', { name: /six lettres/ });

    const part = screen.getByRole('region', { name: 'Vos six lettres' });
    await user.click(within(part).getByRole('button', { name: 'Tableau' }));

    expect(within(part).queryByRole('img')).not.toBeInTheDocument();
    within(part).getByRole('table', { name: 'Vos six lettres en chiffres' });
  });

  it('also shows the answers that it is made of', async () => {
    const { user } = await show(tricam());
    await titled('Votre profil Tricam');
    await user.click(screen.getByText(/^Relire mes réponses du mardi 17\snovembre$/));

    const given = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(given).toEqual(['appelez', 'appelez', 'lisez la notice', 'le démontez']);
  });

  it('stands in the place of the form once it is given', async () => {
    await showStep(tricam());

    await titled('Votre profil Tricam');
    expect(screen.queryByRole('button', { name: 'Envoyer mes réponses' })).not.toBeInTheDocument();
  });
});

describe('a profile of colours', () => {
  it('shows the share of each, the strongest first', async () => {
    const colours = { red: 'bref', yellow: 'vivant', green: 'attentionné', blue: 'complet' };
    const questions = ['q1', 'q2', 'q3'].map((id) => choice(id, `Question ${id}`, colours));
    const answers = { q1: answerOf('blue'), q2: answerOf('blue'), q3: answerOf('red') };
    const texts = [text('blue', 'Bleu', 'Précis et réfléchi.')];
    await show(answered(aSurveyStep('colors', questions, { resultTexts: texts }), answers));

    await titled('Vos quatre couleurs');
    expect(rowsOf('Vos quatre couleurs en chiffres')).toEqual([
      ['Couleur', 'Points sur 3', 'Part'],
      ['Bleu', '2', '67 %'],
      ['Rouge', '1', '33 %'],
      ['Vert', '0', '0 %'],
      ['Jaune', '0', '0 %'],
    ]);
    await screen.findByText('Précis et réfléchi.');
    await screen.findByRole('img', { name: /quatre couleurs/ });
    await axe();
  });
});

describe('a profile of intelligences', () => {
  const questions = ['verbal', 'musical', 'visual', 'physical'].map((key) => rating(`q-${key}`, `Phrase ${key}`, key));
  const answers = {
    'q-verbal': answerOf('1', 'verbal'),
    'q-musical': answerOf('4', 'musical'),
    'q-visual': answerOf('3', 'visual'),
    'q-physical': answerOf('0', 'physical'),
  };

  it('shows eight scores and the first three', async () => {
    const texts = [text('musical', 'Musicale', 'Vous entendez.', 'Son, animation')];
    const { user } = await show(answered(aSurveyStep('intelligence', questions, { resultTexts: texts }), answers));

    await titled('Vos huit intelligences');
    screen.getByRole('heading', { level: 5, name: 'Musicale, Visuelle et Verbale' });
    await screen.findByText('Son, animation');
    const rows = rowsOf('Vos huit intelligences en chiffres');
    expect(rows).toHaveLength(9);
    expect(rows.slice(1, 4)).toEqual([
      ['Musicale', '4 sur 4', '50 %'],
      ['Visuelle', '3 sur 4', '38 %'],
      ['Verbale', '1 sur 4', '12 %'],
    ]);
    await axe();

    await user.click(screen.getByText(/^Relire mes réponses/));
    expect(screen.getAllByRole('definition')[1]?.textContent).toBe('4 sur 4');
  });
});

describe('results', () => {
  it('are printed alone', async () => {
    const basic = answered(aSurveyStep('basic', [aQuestion({ id: 'q', label: 'Prêt ?' })]), {
      q: answerOf('true', 'Oui'),
    });
    const { user } = await show(basic);
    const title = await screen.findByRole('heading', { level: 4, name: /^Vos réponses du/ });
    const printed: (string | undefined)[] = [];
    globalThis.print = () => {
      printed.push(document.querySelector('[data-print="only"]')?.querySelector('h4')?.textContent);
      dispatchEvent(new Event('afterprint'));
    };

    await user.click(screen.getByRole('button', { name: 'Imprimer' }));

    expect(printed).toEqual([title.textContent]);
    await waitFor(() => expect(document.querySelector('[data-print="only"]')).not.toBeInTheDocument());
  });

  it('say when a step was validated without answers', async () => {
    const step = aSurveyStep('tricam', letters);
    await show({ ...step, userSubTask: { ...step.userSubTask, status: 'validated' } });
    screen.getByText('Cette étape a été validée sans réponses.');
  });
});
