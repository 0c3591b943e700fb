import type { Gender, JobLevel, JobOccupation } from '@passerelle/shared/contract';
import type { Course } from '../organizations/demo-types';
import type { GroupKey } from '../organizations/content';
import type { closuresOf } from './closures';
import { type Character, finished, inWeek, left, paused, quiet, searching, startsIn } from './character';

export type Employee = Pick<
  Character,
  'firstName' | 'lastName' | 'gender' | 'jobLevel' | 'jobTitle' | 'occupation' | 'course' | 'account'
> & {
  /** Set if it differs from the pack of the group. */
  pack?: Character['pack'];
};

// One line per employee, as a compact overview.
const someone = (
  ...[firstName, lastName, gender, jobLevel, jobTitle, occupation, course, account = 'ready']: [
    firstName: string,
    lastName: string,
    gender: Gender,
    jobLevel: JobLevel,
    jobTitle: string,
    occupation: JobOccupation,
    course: Course | null,
    account?: Character['account'],
  ]
): Employee => ({ firstName, lastName, gender, jobLevel, jobTitle, occupation, course, account });

type Closures = ReturnType<typeof closuresOf>;

/** People who follow a programme, or could: by group. */
export const employeesOf = (closures: Closures): Record<GroupKey, readonly Employee[]> => ({
  lyon: [
    someone('Jean-Baptiste', 'Okonkwo', 'man', 'etam', 'Technicien méthodes', 'engineering', inWeek(5, 0.6)),
    someone('Andrzej', 'Kowalczyk', 'man', 'worker', 'Menuisier d’atelier', 'production', inWeek(6, 0.5)),
    someone(
      'Fatoumata',
      'Diarra',
      'woman',
      'worker',
      'Agente de finition',
      'production',
      searching(inWeek(6, 0.9), 'interviewed'),
    ),
    someone('Mathilde', 'Perrin', 'woman', 'etam', 'Planificatrice', 'logistics', inWeek(4, 0.7)),
    someone('Yanis', 'Belkacem', 'man', 'worker', 'Conducteur de machine', 'production', inWeek(3, 0.4)),
    someone(
      'Sylvie',
      'Morand',
      'woman',
      'worker',
      'Contrôleuse qualité',
      'quality',
      searching(left(8, 0.9, closures.external), 'accepted'),
    ),
    someone('Rui', 'Ferreira', 'man', 'worker', 'Peintre industriel', 'production', inWeek(2, 0.6)),
    someone(
      'Capucine',
      'Delorme',
      'woman',
      'executive',
      'Ingénieure procédés',
      'engineering',
      searching(inWeek(10, 0.85), 'interviewed'),
    ),
    someone('Ousmane', 'Camara', 'man', 'worker', 'Magasinier', 'logistics', quiet(inWeek(6, 0.4), 3)),
    someone(
      'Irina',
      'Petrescu',
      'woman',
      'etam',
      'Dessinatrice industrielle',
      'design',
      paused(6, 0.6, { weeksAgo: 2, weeks: 3 }),
    ),
    someone('Rosalie', 'Fontaine', 'woman', 'etam', 'Technicienne laboratoire', 'quality', inWeek(12, 0.95)),
    someone('Priscille', 'Hoareau', 'woman', 'etam', 'Approvisionneuse', 'purchasing', inWeek(8, 0.65)),
    someone('Mickaël', 'Da Costa', 'man', 'worker', 'Cariste', 'logistics', quiet(inWeek(4, 0.3), 2)),
    someone('Thomas', 'Lemoine', 'man', 'worker', 'Vernisseur', 'production', startsIn(2), 'invited'),
    someone('Bruno', 'Chastel', 'man', 'etam', 'Chef d’équipe', 'maintenance', startsIn(1), 'invited'),
  ],
  rennes: [
    someone('Aïssatou', 'Bâ', 'woman', 'etam', 'Assistante de gestion', 'administration', inWeek(2, 0.3)),
    someone(
      'Yann',
      'Le Goff',
      'man',
      'executive',
      'Chargé d’affaires',
      'sales',
      searching(inWeek(4, 0.75), 'interviewed'),
    ),
    someone(
      'Gaëlle',
      'Riou',
      'woman',
      'etam',
      'Conseillère clientèle',
      'customerService',
      quiet(inWeek(6, 0.65), 4, true),
    ),
    someone('Tuan', 'Pham', 'man', 'executive', 'Architecte d’intérieur', 'design', startsIn(2), 'invited'),
    someone('Nolwenn', 'Le Bris', 'woman', 'worker', 'Assistante logistique', 'logistics', null, 'invited'),
    someone('Étienne', 'Maréchal', 'man', 'executive', 'Acheteur bois', 'purchasing', left(10, 0.8, closures.business)),
    someone('Salomé', 'Etxeberria', 'woman', 'executive', 'Cheffe de produit', 'marketing', inWeek(3, 0.5)),
    someone('Koffi', 'Mensah', 'man', 'etam', 'Technicien bureau d’études', 'engineering', inWeek(1, 0.5)),
  ],
  bordeaux: [
    someone('Lucía', 'Martín', 'woman', 'worker', 'Préparatrice de commandes', 'logistics', inWeek(4, 0.55)),
    someone('Cédric', 'Lafargue', 'man', 'worker', 'Cariste', 'logistics', quiet(inWeek(5, 0.35), 3)),
    someone(
      'Zeynep',
      'Yıldız',
      'woman',
      'etam',
      'Gestionnaire de stock',
      'logistics',
      searching(inWeek(11, 1), 'accepted'),
    ),
    someone('Pascal', 'Duprat', 'man', 'worker', 'Chauffeur livreur', 'logistics', startsIn(3), 'invited'),
    someone('Haja', 'Rakotomalala', 'man', 'etam', 'Technicien de maintenance', 'maintenance', inWeek(2, 0.45)),
    someone(
      'Marion',
      'Castaing',
      'woman',
      'executive',
      'Responsable transport',
      'logistics',
      paused(4, 0.8, { weeksAgo: 1, weeks: 1 }),
    ),
    someone('Ibrahim', 'Touré', 'man', 'worker', 'Agent de quai', 'logistics', null),
  ],
  mobilite: [
    someone('Diego', 'Fernández Ruiz', 'man', 'executive', 'Contrôleur de gestion', 'finance', {
      ...inWeek(9, 0.8),
      extended: true,
    }),
    someone('Camille', 'Aubert', 'woman', 'etam', 'Comptable', 'accounting', inWeek(5, 0.7)),
    {
      ...someone('Hiroshi', 'Tanaka', 'man', 'executive', 'Ingénieur données', 'data', inWeek(4, 0.9)),
      pack: 'cadres',
    },
    someone('Élodie', 'Ngo', 'woman', 'executive', 'Juriste', 'legal', left(9, 0.9, closures.internal)),
    someone(
      'Romain',
      'Bourdon',
      'man',
      'etam',
      'Technicien informatique',
      'informationTechnology',
      quiet(inWeek(6, 0.6), 4, true),
    ),
    someone(
      'Ludivine',
      'Caron',
      'woman',
      'etam',
      'Chargée de formation',
      'training',
      searching(inWeek(9, 0.9), 'applied'),
    ),
    someone('Sékou', 'Traoré', 'man', 'etam', 'Technicien réseau', 'informationTechnology', finished(0.4)),
    someone('Noémie', 'Garnier', 'woman', 'etam', 'Assistante de direction', 'administration', inWeek(3, 0.75)),
    someone('Arnaud', 'Keller', 'man', 'executive', 'Ingénieur commercial', 'sales', left(10, 0.8, closures.hired)),
    someone('Anne-Laure', 'Fischer', 'woman', 'executive', 'Responsable achats', 'purchasing', null),
    someone('Amine', 'El Idrissi', 'man', 'executive', 'Chef de projet digital', 'informationTechnology', startsIn(1)),
    someone(
      'Justine',
      'Weber',
      'woman',
      'executive',
      'Chargée de communication',
      'communication',
      left(7, 0.6, closures.training),
    ),
  ],
  finDeCarriere: [
    someone('Paul-Émile', 'Delattre', 'man', 'etam', 'Agent de maîtrise', 'production', finished(0.9)),
    someone('Marek', 'Novák', 'man', 'worker', 'Affûteur', 'maintenance', inWeek(12, 0.08)),
    {
      ...someone(
        'Monique',
        'Tessier',
        'woman',
        'etam',
        'Secrétaire de direction',
        'administration',
        searching(inWeek(10, 0.7), 'accepted'),
      ),
      pack: 'finDeCarriere',
    },
    someone('Gérard', 'Pinson', 'man', 'worker', 'Menuisier poseur', 'construction', left(11, 0.7, closures.retired)),
    someone('Bernadette', 'Cazenave', 'woman', 'worker', 'Agente de cantine', 'hospitality', inWeek(8, 0.5)),
    someone('Daniel', 'Wójcik', 'man', 'worker', 'Outilleur', 'maintenance', startsIn(3)),
    someone(
      'Jean-Claude',
      'Humbert',
      'man',
      'etam',
      'Chef magasinier',
      'logistics',
      paused(8, 0.6, { weeksAgo: 2, weeks: 3 }),
    ),
    someone('Thérèse', 'Abadie', 'woman', 'worker', 'Agente d’entretien', 'hospitality', null, 'invited'),
    {
      ...someone('Vittorio', 'Ricci', 'man', 'executive', 'Directeur de site', 'generalManagement', inWeek(4, 0.85)),
      pack: 'finDeCarriere',
    },
    someone(
      'Josiane',
      'Leroux',
      'woman',
      'worker',
      'Opératrice de saisie',
      'administration',
      left(7, 0.5, closures.other),
    ),
  ],
  verreries: [
    someone('Jérôme', 'Pruvost', 'man', 'worker', 'Souffleur de verre', 'production', inWeek(2, 0.7)),
    someone('Halima', 'Saïdi', 'woman', 'etam', 'Assistante des ventes', 'sales', inWeek(3, 0.4)),
    someone('Corentin', 'Vasse', 'man', 'worker', 'Emballeur', 'logistics', null, 'invited'),
  ],
});
