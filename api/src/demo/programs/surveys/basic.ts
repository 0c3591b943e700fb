import type { SurveyTemplate } from '../../../domains/surveys/survey-template';
import { html, words } from '../write';
import { inWords, oneOf, someOf, yesOrNo } from './ask';

export const startingPoint: SurveyTemplate = {
  key: 'starting-point',
  type: 'basic',
  title: words(['Votre point de départ', 'Your starting point']),
  description: html([
    'Répondez à quatre questions au moins. Il n’y a pas de bonne réponse : seulement la vôtre, aujourd’hui.',
    'Answer at least four questions. There is no right answer: only yours, today.',
  ]),
  questions: [
    yesOrNo('changed-before', ['Avez-vous déjà changé de métier ?', 'Have you changed trade before?']),
    oneOf(
      'horizon',
      ['Quand aimeriez-vous avoir bougé ?', 'When would you like to have moved?'],
      ['soon', 'Dans les trois mois', 'Within three months'],
      ['year', 'Dans l’année', 'Within the year'],
      ['unsure', 'Je ne sais pas encore', 'I do not know yet'],
    ),
    oneOf(
      'direction',
      ['Vers quoi penchez-vous ?', 'Which way do you lean?'],
      ['same-trade', 'Le même métier ailleurs', 'The same trade elsewhere'],
      ['other-trade', 'Un autre métier, dans le groupe', 'Another trade, within the group'],
      ['training', 'Une formation', 'A course'],
      ['own-business', 'Me mettre à mon compte', 'Working for myself'],
      ['later', 'C’est trop tôt pour le dire', 'Too early to say'],
    ),
    someOf(
      'supports',
      ['Sur quoi pouvez-vous compter ?', 'What can you count on?'],
      ['family', 'Mes proches', 'My family and friends'],
      ['colleagues', 'Des collègues', 'Colleagues'],
      ['time', 'Du temps chaque semaine', 'Time every week'],
      ['savings', 'Des économies', 'Savings'],
    ),
    inWords('proud-of', [
      'Une chose dont vous êtes content dans votre travail',
      'One thing you are glad of in your work',
    ]),
    inWords('worry', ['Ce qui vous préoccupe le plus', 'What worries you most']),
  ],
};

export const tradeNotes: SurveyTemplate = {
  key: 'trade-notes',
  type: 'basic',
  title: words(['Ce que vous retenez de trois métiers', 'What you keep from three trades']),
  questions: [
    inWords('first', ['Premier métier : ce que vous savez déjà faire', 'First trade: what you can already do']),
    inWords('second', ['Deuxième métier : ce que vous savez déjà faire', 'Second trade: what you can already do']),
    inWords('third', ['Troisième métier : ce que vous savez déjà faire', 'Third trade: what you can already do']),
    oneOf(
      'closest',
      ['Lequel vous ressemble le plus ?', 'Which one is most like you?'],
      ['first', 'Le premier', 'The first'],
      ['second', 'Le deuxième', 'The second'],
      ['third', 'Le troisième', 'The third'],
    ),
  ],
};

export const twoLeads: SurveyTemplate = {
  key: 'two-leads',
  type: 'basic',
  title: words(['Vos deux pistes', 'Your two leads']),
  questions: [
    inWords('kept', ['Les deux pistes que vous gardez', 'The two leads you keep']),
    inWords('dropped', ['Celle que vous laissez, et pourquoi', 'The one you leave, and why']),
    yesOrNo('knows-someone', [
      'Connaissez-vous quelqu’un qui travaille dans l’une d’elles ?',
      'Do you know someone who works in one of them?',
    ]),
  ],
};

export const firstMessage: SurveyTemplate = {
  key: 'first-message',
  type: 'basic',
  title: words(['Votre message', 'Your message']),
  description: html([
    'Cinq à dix lignes : ce que vous préparez, votre question, le temps que vous demandez.',
    'Five to ten lines: what you are preparing, your question, the time you ask for.',
  ]),
  questions: [inWords('message', ['Votre message', 'Your message'])],
};

export const nextStep: SurveyTemplate = {
  key: 'next-step',
  type: 'basic',
  title: words(['Votre prochaine étape', 'Your next step']),
  questions: [
    oneOf(
      'what',
      ['Ce que vous choisissez', 'What you choose'],
      ['job', 'Un nouveau poste', 'A new job'],
      ['training', 'Une formation', 'A course'],
      ['business', 'Une création d’entreprise', 'A business of my own'],
      ['time', 'Du temps pour choisir', 'Time to choose'],
    ),
    inWords('sentence', ['En une phrase, avec une date', 'In one sentence, with a date']),
    yesOrNo('told', ['En avez-vous parlé à votre référente RH ?', 'Have you told your HR contact?']),
  ],
};

export const rehearsalDone: SurveyTemplate = {
  key: 'rehearsal-done',
  type: 'validation',
  title: words(['Votre entraînement', 'Your rehearsal']),
  questions: [yesOrNo('done', ['Vous êtes-vous entraîné avec quelqu’un ?', 'Did you rehearse with someone?'])],
};
