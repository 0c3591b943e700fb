import type { QuestionTemplate, SurveyTemplate } from '../../../domains/surveys/survey-template';
import { html, type Pair, words } from '../write';
import { oneOf, result } from './ask';

const among = (key: string, label: Pair, red: Pair, yellow: Pair, green: Pair, blue: Pair): QuestionTemplate =>
  oneOf(key, label, ['red', ...red], ['yellow', ...yellow], ['green', ...green], ['blue', ...blue]);

export const colors: SurveyTemplate = {
  key: 'colors',
  type: 'colors',
  title: words(['Vos couleurs de relation', 'Your relationship colours']),
  description: html([
    'Choisissez, à chaque fois, ce qui vous ressemble le plus au travail.',
    'Each time, choose what is most like you at work.',
  ]),
  questions: [
    among(
      'begin',
      ['Pour commencer une réunion', 'To begin a meeting'],
      ['l’objectif d’abord', 'the goal first'],
      ['un mot qui détend', 'a word to relax'],
      ['des nouvelles de chacun', 'news of everyone'],
      ['l’ordre du jour', 'the agenda'],
    ),
    among(
      'disagree',
      ['Un désaccord', 'A disagreement'],
      ['je tranche', 'I decide'],
      ['je propose autre chose', 'I suggest something else'],
      ['je cherche l’accord', 'I look for agreement'],
      ['je reprends les faits', 'I go back to the facts'],
    ),
    among(
      'message',
      ['Un message réussi est', 'A good message is'],
      ['bref', 'short'],
      ['vivant', 'lively'],
      ['attentionné', 'thoughtful'],
      ['complet', 'complete'],
    ),
    among(
      'pressure',
      ['Sous pression', 'Under pressure'],
      ['j’accélère', 'I speed up'],
      ['j’improvise', 'I improvise'],
      ['je m’entoure', 'I gather people'],
      ['je vérifie', 'I check'],
    ),
    among(
      'praise',
      ['On me remercie pour', 'People thank me for'],
      ['le résultat', 'the result'],
      ['l’élan', 'the drive'],
      ['l’écoute', 'listening'],
      ['la rigueur', 'rigour'],
    ),
    among(
      'dislike',
      ['Ce qui me fatigue', 'What tires me'],
      ['la lenteur', 'slowness'],
      ['la routine', 'routine'],
      ['les tensions', 'tensions'],
      ['l’à-peu-près', 'approximation'],
    ),
    among(
      'decide',
      ['Pour décider, il me faut', 'To decide, I need'],
      ['un délai', 'a deadline'],
      ['une envie', 'a wish'],
      ['l’avis des autres', 'the others’ view'],
      ['des chiffres', 'figures'],
    ),
    among(
      'welcome',
      ['J’accueille une nouvelle personne', 'I welcome a newcomer'],
      ['avec une mission', 'with a task'],
      ['avec un tour des lieux', 'with a tour'],
      ['avec du temps', 'with time'],
      ['avec un livret', 'with a booklet'],
    ),
  ],
  results: [
    result(
      'red',
      ['Rouge', 'Red'],
      [
        'Direct et décidé : vous faites avancer. Laissez la place aux nuances.',
        'Direct and determined: you move things on. Leave room for nuance.',
      ],
    ),
    result(
      'yellow',
      ['Jaune', 'Yellow'],
      [
        'Enthousiaste et ouvert : vous donnez envie. Gardez le fil jusqu’au bout.',
        'Enthusiastic and open: you make others want to. Hold the thread to the end.',
      ],
    ),
    result(
      'green',
      ['Vert', 'Green'],
      [
        'Attentif et fiable : vous créez la confiance. Dites aussi ce que vous voulez.',
        'Attentive and reliable: you create trust. Say what you want as well.',
      ],
    ),
    result(
      'blue',
      ['Bleu', 'Blue'],
      [
        'Précis et réfléchi : vous rendez les choses sûres. Acceptez un premier jet.',
        'Precise and thoughtful: you make things safe. Accept a first draft.',
      ],
    ),
  ],
};
