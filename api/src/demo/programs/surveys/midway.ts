import type { SurveyTemplate } from '../../../domains/surveys/survey-template';
import { html, words } from '../write';
import { inWords, oneOf, someOf, yesOrNo } from './ask';

/** A question of every kind, so that each form field is seen. */
export const midway: SurveyTemplate = {
  key: 'midway',
  type: 'basic',
  title: words(['Le point à mi-parcours', 'Half-way review']),
  description: html([
    'Sept questions, dont cinq au moins sont à remplir. Comptez dix minutes : vous pourrez relire vos réponses dans vos documents.',
    'Seven questions, of which at least five are to be answered. Plan ten minutes: you can read your answers again among your documents.',
  ]),
  questions: [
    yesOrNo('clearer', [
      'Votre projet est-il plus clair qu’en première semaine ?',
      'Is your project clearer than in the first week?',
    ]),
    oneOf(
      'pace',
      ['Le rythme des tâches vous convient-il ?', 'Does the pace of the tasks suit you?'],
      ['slow', 'Je pourrais en faire plus', 'I could do more'],
      ['right', 'Il me convient', 'It suits me'],
      ['fast', 'J’ai du mal à suivre', 'I find it hard to keep up'],
    ),
    oneOf(
      'most-useful',
      ['Quelle étape vous a le plus aidé ?', 'Which step helped you most?'],
      ['skills', 'Nommer mes savoir-faire', 'Naming my skills'],
      ['cv', 'Écrire mon CV', 'Writing my CV'],
      ['profile', 'Mettre mon profil en ligne', 'Putting my profile online'],
      ['trades', 'Explorer des métiers', 'Exploring trades'],
      ['network', 'Parler à mon réseau', 'Talking to my network'],
    ),
    someOf(
      'next-needs',
      ['Sur quoi voulez-vous avancer maintenant ?', 'What do you want to work on now?'],
      ['offers', 'Trouver des annonces', 'Finding offers'],
      ['interviews', 'Préparer les entretiens', 'Preparing interviews'],
      ['training', 'Financer une formation', 'Funding a course'],
      ['confidence', 'Oser prendre contact', 'Daring to get in touch'],
    ),
    yesOrNo('hr-meeting', [
      'Souhaitez-vous un échange avec votre référente RH ?',
      'Would you like to talk with your HR contact?',
    ]),
    inWords('progress', [
      'Ce que vous faites aujourd’hui et n’auriez pas osé avant',
      'What you do now and would not have dared before',
    ]),
    inWords('obstacle', ['Ce qui vous freine encore', 'What still holds you back']),
  ],
};
