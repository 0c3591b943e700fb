import type { LibraryDocument } from '@passerelle/shared/contract';

type Family = NonNullable<LibraryDocument['family']>;

interface Words {
  name: string;
  description: string;
  /** In `files`. */
  file: string;
}

export interface DemoDocument {
  family: Family;
  /** The organisation's own: the rest is common to all, as the product brings it along. */
  own?: true;
  fr: Words;
  en?: Words;
}

/** By key, from the newest to the oldest: some of every family, and a file of every kind that the viewer knows. */
export const documents: Readonly<Record<string, DemoDocument>> = {
  'asking-for-advice': {
    family: 'networking',
    fr: {
      name: 'Demander un conseil sans déranger',
      description: '<p>Les mots justes pour solliciter quinze minutes.</p>',
      file: 'asking-for-advice.pdf',
    },
    en: {
      name: 'Asking for advice without imposing',
      description: '<p>The right words to ask for fifteen minutes.</p>',
      file: 'asking-for-advice.en.pdf',
    },
  },
  'recruiter-grid': {
    family: 'cv',
    fr: {
      name: 'La grille de lecture d’un recruteur',
      description: '<p>Ce qui est regardé en trente secondes, et dans quel ordre.</p>',
      file: 'recruiter-grid.pdf',
    },
    en: {
      name: 'How a recruiter reads a CV',
      description: '<p>What is looked at in thirty seconds, and in which order.</p>',
      file: 'recruiter-grid.en.pdf',
    },
  },
  'about-yourself': {
    family: 'hiring',
    fr: {
      name: 'Répondre à « Parlez-moi de vous »',
      description: '<p>Hier, aujourd’hui, demain : une réponse en trois temps.</p>',
      file: 'about-yourself.mp4',
    },
  },
  'keeping-pace': {
    family: 'privateLife',
    fr: {
      name: 'Tenir le rythme quand rien ne bouge',
      description: '<p>Compter ce qui dépend de soi, et fixer une heure de fin.</p>',
      file: 'keeping-pace.mp3',
    },
  },
  'naming-your-skills': {
    family: 'professionalProject',
    fr: {
      name: 'Nommer ce que vous savez faire',
      description: '<p>Un inventaire de compétences en cinq questions.</p>',
      file: 'naming-your-skills.pdf',
    },
    en: {
      name: 'Naming what you can do',
      description: '<p>An inventory of skills in five questions.</p>',
      file: 'naming-your-skills.en.pdf',
    },
  },
  'profile-summary': {
    family: 'linkedin',
    fr: {
      name: 'Un résumé de profil qui vous ressemble',
      description: '<p>Un exemple réécrit, avant et après.</p>',
      file: 'profile-summary.mp4',
    },
  },
  'first-six-months': {
    family: 'businessCreation',
    fr: {
      name: 'Créer son activité : les six premiers mois',
      description: '<p>Statuts, aides et calendrier réaliste.</p>',
      file: 'first-six-months.pdf',
    },
  },
  'two-minute-pitch': {
    family: 'communication',
    fr: {
      name: 'Se présenter en deux minutes',
      description: '<p>S’entraîner à voix haute, seul ou à deux.</p>',
      file: 'two-minute-pitch.mp3',
    },
    en: {
      name: 'Introducing yourself in two minutes',
      description: '<p>Practise aloud, alone or in pairs.</p>',
      file: 'two-minute-pitch.en.mp3',
    },
  },
  'cv-template': {
    family: 'cv',
    own: true,
    fr: {
      name: 'Modèle de CV à compléter',
      description: '<p>Un document de traitement de texte, à enregistrer sous votre nom.</p>',
      file: 'cv-template.docx',
    },
  },
  'cv-before-after': {
    family: 'cv',
    fr: {
      name: 'Un CV avant et après',
      description: '<p>Le même parcours, raconté en missions puis en résultats.</p>',
      file: 'cv-before-after.png',
    },
  },
  'profile-photo': {
    family: 'linkedin',
    fr: {
      name: 'Une photo de profil qui inspire confiance',
      description: '<p>Quatre repères avant de publier.</p>',
      file: 'profile-photo.jpg',
    },
  },
  'asking-for-a-recommendation': {
    family: 'linkedin',
    fr: {
      name: 'Demander une recommandation, pas à pas',
      description: '<p>Quatre étapes, en images.</p>',
      file: 'asking-for-a-recommendation.gif',
    },
  },
  'reading-an-offer': {
    family: 'offer',
    fr: {
      name: 'Lire une annonce entre les lignes',
      description: '<p>Ce qui est exigé, ce qui est espéré, ce qui est tu.</p>',
      file: 'reading-an-offer.pdf',
    },
    en: {
      name: 'Reading a job offer between the lines',
      description: '<p>What is required, what is hoped for, what is left out.</p>',
      file: 'reading-an-offer.en.pdf',
    },
  },
  'one-page-letter': {
    family: 'offer',
    fr: {
      name: 'La lettre de motivation en une page',
      description: '<p>Vous, moi, nous : et rien de plus.</p>',
      file: 'one-page-letter.pdf',
    },
  },
  'telling-a-success': {
    family: 'hiring',
    fr: {
      name: 'Raconter une réussite : la méthode STAR',
      description: '<p>Situation, tâche, action, résultat : deux minutes, une histoire.</p>',
      file: 'telling-a-success.pdf',
    },
  },
  'negotiating-pay': {
    family: 'hiring',
    fr: {
      name: 'Négocier son salaire sereinement',
      description: '<p>Se renseigner, chiffrer, savoir se taire.</p>',
      file: 'negotiating-pay.pdf',
    },
  },
  'network-map': {
    family: 'networking',
    fr: {
      name: 'La carte de votre réseau',
      description: '<p>Six cercles autour de vous, à compléter avec des noms.</p>',
      file: 'network-map.png',
    },
  },
  'following-up': {
    family: 'networking',
    fr: {
      name: 'Relancer sans insister',
      description: '<p>Dix jours, deux phrases, une sortie.</p>',
      file: 'following-up.mov',
    },
  },
  'voice-and-posture': {
    family: 'communication',
    fr: {
      name: 'La voix et la posture en entretien',
      description: '<p>Ce que l’on dit sans parler, sur place et à distance.</p>',
      file: 'voice-and-posture.pdf',
    },
  },
  'telling-your-family': {
    family: 'privateLife',
    fr: {
      name: 'Parler de sa transition à ses proches',
      description: '<p>Dire où l’on en est, et ce dont on a besoin.</p>',
      file: 'telling-your-family.pdf',
    },
  },
  'preparing-retirement': {
    family: 'retirement',
    fr: {
      name: 'Préparer sa retraite : les premières démarches',
      description: '<p>Cinq ans avant, deux ans avant, six mois avant.</p>',
      file: 'preparing-retirement.pdf',
    },
  },
  'handing-on': {
    family: 'retirement',
    fr: {
      name: 'Transmettre avant de partir',
      description: '<p>Une personne, une heure par semaine.</p>',
      file: 'handing-on.mp3',
    },
  },
  'choosing-a-status': {
    family: 'businessCreation',
    fr: {
      name: 'Choisir un statut : le tableau comparatif',
      description: '<p>Quatre cadres pour exercer, côte à côte.</p>',
      file: 'choosing-a-status.pdf',
    },
  },
  'people-and-rights': {
    family: 'other',
    own: true,
    fr: {
      name: 'Vos interlocuteurs et vos droits',
      description: '<p>Qui fait quoi pendant votre accompagnement.</p>',
      file: 'people-and-rights.pdf',
    },
    en: {
      name: 'Who to turn to, and your rights',
      description: '<p>Who does what during your programme.</p>',
      file: 'people-and-rights.en.pdf',
    },
  },
};
