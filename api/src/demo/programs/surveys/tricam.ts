import type { SurveyTemplate } from '../../../domains/surveys/survey-template';
import { html, words } from '../write';
import { oneOf, result } from './ask';

/** Each letter is offered four times, never twice in a question. */
export const tricam: SurveyTemplate = {
  key: 'tricam',
  type: 'tricam',
  title: words(['Vos six ressorts', 'Your six drives']),
  description: html([
    'À chaque question, choisissez ce qui vous vient en premier.',
    'For each question, choose what comes first to you.',
  ]),
  questions: [
    oneOf(
      'new-machine',
      ['Un nouvel appareil arrive à l’atelier. Vous…', 'A new machine reaches the workshop. You…'],
      ['t', 'le démontez pour comprendre', 'take it apart to understand'],
      ['r', 'lisez ce que d’autres en disent', 'read what others say of it'],
      ['a', 'l’allumez tout de suite', 'switch it on at once'],
    ),
    oneOf(
      'free-day',
      ['Une journée libre. Vous…', 'A free day. You…'],
      ['i', 'inventez quelque chose', 'make something up'],
      ['c', 'appelez des amis', 'call friends'],
      ['m', 'rangez ce qui attendait', 'tidy what was waiting'],
    ),
    oneOf(
      'team-problem',
      ['L’équipe bute sur un problème. Vous…', 'The team is stuck. You…'],
      ['r', 'cherchez la cause', 'look for the cause'],
      ['c', 'faites parler chacun', 'get everyone to speak'],
      ['a', 'proposez d’essayer', 'suggest a try'],
    ),
    oneOf(
      'pride',
      ['Ce dont vous êtes le plus fier', 'What you are proudest of'],
      ['t', 'un geste précis', 'a precise gesture'],
      ['i', 'une idée neuve', 'a new idea'],
      ['m', 'une organisation qui tient', 'an organisation that holds'],
    ),
    oneOf(
      'learn',
      ['Pour apprendre, il vous faut', 'To learn, you need'],
      ['t', 'des outils', 'tools'],
      ['c', 'un groupe', 'a group'],
      ['m', 'un plan', 'a plan'],
    ),
    oneOf(
      'meeting',
      ['En réunion, on vous reconnaît à', 'In meetings, you are known for'],
      ['r', 'vos questions', 'your questions'],
      ['i', 'vos images', 'your images'],
      ['a', 'vos décisions', 'your decisions'],
    ),
    oneOf(
      'workplace',
      ['Votre lieu de travail idéal', 'Your ideal workplace'],
      ['t', 'un atelier', 'a workshop'],
      ['r', 'un bureau calme', 'a quiet office'],
      ['c', 'un lieu de passage', 'a place people pass through'],
    ),
    oneOf(
      'compliment',
      ['Le compliment qui vous touche', 'The compliment that touches you'],
      ['i', '« Personne n’y avait pensé »', '“Nobody had thought of it”'],
      ['a', '« Sans toi, rien ne serait fait »', '“Without you nothing would be done”'],
      ['m', '« Avec toi, rien ne se perd »', '“With you nothing gets lost”'],
    ),
  ],
  results: [
    result(
      't',
      ['Technique', 'Technique'],
      ['Vous aimez la matière et le geste juste.', 'You like matter and the right gesture.'],
      ['Maintenance, fabrication, laboratoire', 'Maintenance, manufacturing, laboratory'],
    ),
    result(
      'r',
      ['Réflexion', 'Reflection'],
      ['Vous cherchez à comprendre avant d’agir.', 'You want to understand before acting.'],
      ['Études, qualité, données', 'Research, quality, data'],
    ),
    result(
      'i',
      ['Imagination', 'Imagination'],
      ['Vous voyez ce qui n’existe pas encore.', 'You see what does not exist yet.'],
      ['Conception, communication, innovation', 'Design, communication, innovation'],
    ),
    result(
      'c',
      ['Coopération', 'Cooperation'],
      ['Vous faites avancer les gens ensemble.', 'You move people on together.'],
      ['Accompagnement, formation, ressources humaines', 'Coaching, training, human resources'],
    ),
    result(
      'a',
      ['Action', 'Action'],
      ['Vous décidez et vous entraînez.', 'You decide and carry others along.'],
      ['Vente, conduite de travaux, direction', 'Sales, site management, leadership'],
    ),
    result(
      'm',
      ['Méthode', 'Method'],
      ['Vous rendez les choses sûres et claires.', 'You make things safe and clear.'],
      ['Gestion, logistique, comptabilité', 'Administration, logistics, accounting'],
    ),
    result(
      'red',
      ['Faire', 'Doing'],
      ['Technique et action : vous apprenez en faisant.', 'Technique and action: you learn by doing.'],
    ),
    result('yellow', ['Imaginer', 'Imagining'], ['Vous ouvrez des possibles.', 'You open up possibilities.']),
    result('green', ['Relier', 'Connecting'], ['Vous créez la confiance.', 'You create trust.']),
    result(
      'blue',
      ['Ordonner', 'Ordering'],
      [
        'Réflexion et méthode : vous donnez du sens et un cadre.',
        'Reflection and method: you give meaning and a frame.',
      ],
    ),
  ],
};
