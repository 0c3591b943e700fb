import type { DemoSection } from './kind';

export const sections: readonly DemoSection[] = [
  {
    key: 'programme',
    title: { fr: 'Votre programme', en: 'Your programme' },
    questions: [
      {
        key: 'monday',
        title: { fr: 'Quand mes tâches arrivent-elles ?', en: 'When do my tasks arrive?' },
        answer: {
          fr: '<p>Chaque lundi. Vous avez jusqu’au dimanche pour les faire, et vous pouvez rattraper celles des semaines passées : leurs points comptent.</p>',
          en: '<p>Every Monday. You have until Sunday to do them, and you can catch up on those of earlier weeks: their points count.</p>',
        },
      },
      {
        key: 'points',
        title: { fr: 'À quoi servent les points ?', en: 'What are points for?' },
        answer: {
          fr: '<p>Ils mesurent votre semaine : la jauge « Actions » compare les points gagnés à ceux que proposent les tâches de la semaine. Ils ne servent jamais à vous comparer aux autres.</p>',
          en: '<p>They measure your week: the “Actions” gauge compares the points you earned with those that the week’s tasks offer. They are never used to compare you with others.</p>',
        },
      },
      {
        key: 'badges',
        title: { fr: 'Comment obtenir un badge ?', en: 'How do I earn a badge?' },
        answer: {
          fr: '<p>Trois familles de tâches ont un badge : CV, LinkedIn et projet professionnel. Il commence avec votre première tâche validée, devient argent à la moitié du programme et or quand tout est validé.</p>',
          en: '<p>Three families of tasks have a badge: CV, LinkedIn and career plan. It begins with your first validated task, turns silver half-way through the programme and gold once everything is validated.</p>',
        },
      },
      {
        key: 'pause',
        title: { fr: 'Puis-je faire une pause ?', en: 'Can I take a break?' },
        answer: {
          fr: '<p>Oui, depuis votre compte, pour le nombre de semaines que prévoit votre programme. Les semaines qui n’ont pas commencé sont décalées d’autant : rien n’est perdu.</p>',
          en: '<p>Yes, from your account, for the number of weeks that your programme allows. The weeks that have not begun move by as many: nothing is lost.</p>',
        },
      },
    ],
  },
  {
    key: 'network',
    title: { fr: 'Réseau et candidatures', en: 'Network and applications' },
    questions: [
      {
        key: 'contacts-private',
        title: { fr: 'Qui voit mes contacts ?', en: 'Who sees my contacts?' },
        answer: {
          fr: '<p>Vous, et personne d’autre. Ni votre responsable ni votre référent RH n’y a accès.</p>',
          en: '<p>You, and nobody else. Neither your manager nor your HR representative can open them.</p>',
        },
      },
      {
        key: 'action',
        title: { fr: 'Qu’est-ce qu’une action de networking ?', en: 'What is a networking action?' },
        answer: {
          fr: '<p>Un échange que vous planifiez avec un contact : demander une information, un conseil ou un avis, passer un entretien, faire une relance. Une fois l’échange passé, un court compte rendu suffit à la valider.</p>',
          en: '<p>An exchange that you plan with a contact: asking for information, advice or feedback, having an interview, sending a reminder. Once it has taken place, a short report is enough to validate it.</p>',
        },
      },
      {
        key: 'calendar',
        title: {
          fr: 'Puis-je retrouver mes rendez-vous dans mon agenda ?',
          en: 'Can I see my appointments in my own calendar?',
        },
        answer: {
          fr: '<p>Oui : chaque rendez-vous propose un lien pour l’ajouter à votre agenda habituel.</p>',
          en: '<p>Yes: each appointment offers a link that adds it to your usual calendar.</p>',
        },
      },
    ],
  },
  {
    key: 'account',
    title: { fr: 'Compte et confidentialité', en: 'Account and privacy' },
    questions: [
      {
        key: 'password',
        title: { fr: 'J’ai oublié mon mot de passe', en: 'I forgot my password' },
        answer: {
          fr: '<p>Sur la page de connexion, choisissez « Mot de passe oublié » : vous recevrez un lien valable une heure.</p>',
          en: '<p>On the sign-in page, choose “Forgotten password”: you will receive a link that works for one hour.</p>',
        },
      },
      {
        key: 'language',
        title: { fr: 'Comment changer de langue ?', en: 'How do I change the language?' },
        answer: {
          fr: '<p>Depuis votre compte, rubrique « Langue ». Le choix vous suit d’un appareil à l’autre.</p>',
          en: '<p>From your account, under “Language”. Your choice follows you from one device to another.</p>',
        },
      },
      {
        key: 'export',
        title: { fr: 'Puis-je récupérer mes informations ?', en: 'Can I get my information back?' },
        answer: {
          fr: '<p>Oui, à tout moment : votre compte propose un export complet, dans un fichier lisible par un tableur.</p>',
          en: '<p>Yes, at any time: your account offers a complete export, in a file that a spreadsheet opens.</p>',
        },
      },
    ],
  },
];
