import type { ActionType, AppointmentType, InterviewStatus } from '@passerelle/shared/contract';

/** A day and a time relative to today, or one of the two slots that are left this week. */
export type When = { inDays: number; at: string } | 'firstSlot' | 'secondSlot';

export interface DemoAction {
  title: string;
  actionType: ActionType;
  type: AppointmentType;
  /** A last name of the contact book. */
  with: string;
  when: When;
  plannedDaysAgo: number;
  phone?: string;
  url?: string;
  street?: string;
  /** A company among the job offers. */
  offer?: string;
  /** The title of the interview before this one. */
  follows?: string;
  report?: string;
  outcome?: InterviewStatus;
  cancelled?: true;
  recommends?: readonly string[];
  notes?: readonly string[];
}

const visio = 'https://visio.example/amel-benkhelifa';

export const actions: readonly DemoAction[] = [
  {
    title: 'Faire le point sur mes compétences',
    actionType: 'adviseQuery',
    type: 'real',
    with: 'Bensalem',
    when: { inDays: -38, at: '12:30' },
    plannedDaysAgo: 43,
    street: '18, rue de la Part-Dieu, 69003 Lyon',
    report:
      'Aïcha m’a fait dire ce que je sais faire sans employer le mot « contrôle ». Elle voit un profil de pilotage. Trois noms à appeler de sa part.',
    recommends: ['Le Floc’h', 'Œuvrard', 'Mezouar'],
    notes: ['Apporter la liste des huit compétences.'],
  },
  {
    title: 'Comprendre ce qui se prépare à Bordeaux',
    actionType: 'informationQuery',
    type: 'phone',
    with: 'Carpentier',
    when: { inDays: -35, at: '09:00' },
    plannedDaysAgo: 40,
    phone: '04 65 71 20 18',
    report: 'Le transfert ouvre deux postes de chef de projet. Il en parle à Mamadou Sissoko.',
    recommends: ['Sissoko'],
  },
  {
    title: 'Entretien chez Laiterie des Monts d’Or',
    actionType: 'jobInterview',
    type: 'real',
    with: 'Œuvrard',
    when: { inDays: -24, at: '10:00' },
    plannedDaysAgo: 29,
    offer: 'Laiterie des Monts d’Or',
    street: '2, chemin du Bief, 69450 Saint-Cyr',
    report: 'Bon accueil, mais le poste demande deux jours de route par semaine. Réponse négative reçue depuis.',
    outcome: 'refused',
  },
  {
    title: 'Le quotidien d’une cheffe de projet',
    actionType: 'informationQuery',
    type: 'video',
    with: 'Keïta',
    when: { inDays: -20, at: '17:30' },
    plannedDaysAgo: 27,
    url: visio,
    report: 'Une heure au lieu de quinze minutes. Elle relit mon CV et parle de moi à son service de recrutement.',
    recommends: ['Vasseur'],
    notes: ['Demander ce qu’elle referait autrement.', 'Lui envoyer le CV avant vendredi.'],
  },
  {
    title: 'Premier entretien chez Rhône Habitat',
    actionType: 'jobInterview',
    type: 'video',
    with: 'Vasseur',
    when: { inDays: -11, at: '14:00' },
    plannedDaysAgo: 15,
    url: visio,
    offer: 'Rhône Habitat',
    report: 'Paul-Henri Vasseur a surtout interrogé l’animation d’équipe. L’exemple de la ligne 3 a porté.',
    outcome: 'accepted',
  },
  {
    title: 'Relire mon CV d’un œil de recruteur',
    actionType: 'feedbackQuery',
    type: 'phone',
    with: 'd’Aubigny',
    when: { inDays: -8, at: '11:15' },
    plannedDaysAgo: 16,
    phone: '01 99 00 61 27',
    report: 'Le titre est bon, les chiffres arrivent trop tard. À reprendre : les deux premières lignes.',
  },
  {
    title: 'Rencontrer le Club Qualité',
    actionType: 'informationQuery',
    type: 'real',
    with: 'Almeida',
    when: { inDays: -15, at: '08:30' },
    plannedDaysAgo: 19,
    street: '3, place des Terreaux, 69001 Lyon',
    cancelled: true,
  },
  {
    title: 'Visiter l’atelier de Saint-Priest',
    actionType: 'informationQuery',
    type: 'real',
    with: 'Mezouar',
    when: { inDays: -6, at: '16:00' },
    plannedDaysAgo: 14,
    street: '11, rue des Tourneurs, 69800 Saint-Priest',
    notes: ['Prévoir des chaussures de sécurité.'],
  },
  {
    title: 'Échanger sur la vie de laboratoire',
    actionType: 'adviseQuery',
    type: 'video',
    with: 'Aydın',
    when: 'firstSlot',
    plannedDaysAgo: 6,
    url: visio,
    notes: ['Une seule question : ce qui distingue une adjointe d’une technicienne.'],
  },
  {
    title: 'Second entretien chez Rhône Habitat',
    actionType: 'jobInterview',
    type: 'real',
    with: 'Keïta',
    when: 'secondSlot',
    plannedDaysAgo: 9,
    street: '40, avenue Berthelot, 69007 Lyon',
    offer: 'Rhône Habitat',
    follows: 'Premier entretien chez Rhône Habitat',
  },
  {
    title: 'Présenter mon projet à Agnès',
    actionType: 'feedbackQuery',
    type: 'real',
    with: 'Morvan',
    when: { inDays: 8, at: '14:30' },
    plannedDaysAgo: 3,
    street: 'Salle Érable, site de Lyon',
  },
  {
    title: 'Relancer les Ateliers de la Dombes',
    actionType: 'reminder',
    type: 'phone',
    with: 'Faure',
    when: { inDays: 10, at: '09:30' },
    plannedDaysAgo: 2,
    phone: '04 65 71 55 62',
    offer: 'Les Ateliers de la Dombes',
  },
  {
    title: 'Entretien chez Laboratoire Confluence',
    actionType: 'jobInterview',
    type: 'real',
    with: 'Aydın',
    when: { inDays: 13, at: '10:30' },
    plannedDaysAgo: 4,
    street: '7, cours Charlemagne, 69002 Lyon',
    offer: 'Laboratoire Confluence',
  },
];

/** For everyone but the shown account: an action some days ago, and a future one. */
export const firstActions = (daysAgo: number): readonly DemoAction[] => [
  {
    title: 'Prendre conseil avant de postuler',
    actionType: 'adviseQuery',
    type: 'phone',
    with: 'Almeida',
    when: { inDays: -daysAgo, at: '18:00' },
    plannedDaysAgo: daysAgo + 6,
    phone: '06 39 98 61 18',
    report: 'Des conseils simples, et une invitation au petit déjeuner du club.',
  },
  {
    title: 'Comprendre le métier de responsable de production',
    actionType: 'informationQuery',
    type: 'video',
    with: 'Faure',
    when: {
      inDays: 6,
      at: '12:30',
    },
    plannedDaysAgo: 2,
    url: 'https://visio.example/dombes',
  },
];
