import type { UserImportField } from '@passerelle/shared/contract';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';
import { templateTitles } from './template';

/** Column titles of French and English spreadsheets and HR systems, most specific first; the template has its own. */
const titles: Record<UserImportField, readonly string[]> = {
  lastName: [
    'nom de famille',
    'nom',
    'nom usuel',
    'nom d usage',
    'noms',
    'last name',
    'lastname',
    'surname',
    'family name',
  ],
  firstName: ['prenom', 'prenoms', 'prenom usuel', 'first name', 'firstname', 'given name', 'forename'],
  email: [
    'e mail',
    'email',
    'mail',
    'courriel',
    'adresse e mail',
    'adresse email',
    'adresse mail',
    'adresse courriel',
    'e mail professionnel',
    'email professionnel',
    'mail professionnel',
    'mail pro',
    'email pro',
    'adresse de messagerie',
    'email address',
    'e mail address',
    'work email',
  ],
  gender: ['genre', 'sexe', 'civilite', 'gender', 'sex', 'h f', 'f h', 'm f', 'civility'],
  phone: [
    'telephone',
    'tel',
    'numero de telephone',
    'n de telephone',
    'telephone portable',
    'telephone mobile',
    'portable',
    'mobile',
    'phone',
    'phone number',
    'mobile phone',
  ],
  role: ['role', 'profil', 'role profil', 'droits', 'profile', 'access', 'type de compte'],
  groups: ['groupes', 'groupe', 'groupe s', 'groups', 'group', 'equipe', 'equipes', 'team', 'teams'],
  managedGroups: [
    'groupes geres',
    'groupe gere',
    'groupes suivis',
    'groupes encadres',
    'perimetre',
    'managed groups',
    'managed group',
    'scope',
  ],
  program: [
    'programme',
    'nom du programme',
    'titre du programme',
    'programme de mobilite',
    'program',
    'programme title',
    'programme name',
  ],
  birthday: [
    'date de naissance',
    'naissance',
    'ne le',
    'nee le',
    'ne e le',
    'birthday',
    'birth date',
    'birthdate',
    'date of birth',
    'dob',
  ],
  jobTitle: [
    'intitule du poste',
    'intitule de poste',
    'poste',
    'fonction',
    'emploi',
    'metier',
    'job title',
    'job',
    'title',
  ],
  jobLevel: [
    'statut',
    'statut professionnel',
    'statut du poste',
    'categorie',
    'categorie socioprofessionnelle',
    'csp',
    'classification',
    'job status',
    'job level',
    'level',
    'status',
  ],
  // « Fonction » is the product's own title for this field; last, so that it means the post in a file without another
  // title for it.
  position: ['position', 'position dans l entreprise', 'coefficient', 'echelon', 'job position', 'fonction'],
  manager: [
    'manager',
    'responsable',
    'responsable hierarchique',
    'superieur',
    'n 1',
    'e mail du manager',
    'email du manager',
    'line manager',
    'manager email',
    'manager e mail',
  ],
  hrRepresentative: [
    'rrh',
    'referent rh',
    'referente rh',
    'responsable rh',
    'responsable ressources humaines',
    'interlocuteur rh',
    'contact rh',
    'rh',
    'e mail du rrh',
    'email du rrh',
    'hr representative',
    'hr manager',
    'hr',
    'hr representative email',
    'hr representative e mail',
  ],
  annualSalaryWithoutTax: [
    'salaire annuel brut',
    'salaire brut annuel',
    'salaire annuel',
    'salaire annuel hors taxes',
    'salaire',
    'remuneration',
    'remuneration annuelle',
    'annual salary',
    'gross annual salary',
    'annual salary before tax',
    'salary',
  ],
  entryOnDutyDate: [
    'date d entree en fonction',
    'date d entree',
    'date d embauche',
    'entree en fonction',
    'embauche',
    'entree',
    'entry date',
    'entry on duty',
    'start date in this post',
    'hire date',
    'start date',
    'date of entry',
  ],
  companyGroup: ['groupe de l entreprise', 'groupe d entreprise', 'groupe entreprise', 'company group'],
  companyName: [
    'entreprise',
    'societe',
    'etablissement',
    'site',
    'raison sociale',
    'company',
    'company name',
    'employeur',
    'employer',
  ],
  street: ['adresse', 'adresse postale', 'rue', 'voie', 'address', 'street', 'street address'],
  zipCode: ['code postal', 'cp', 'zip', 'zip code', 'postal code', 'postcode'],
  city: ['ville', 'commune', 'localite', 'city', 'town'],
};

interface Known {
  field: UserImportField;
  /** Lower is more certain. */
  rank: number;
}

type Titles = ReadonlyMap<string, readonly Known[]>;

function readTitles(): Titles {
  const found = new Map<string, Known[]>();
  const add = (word: string, known: Known): void => {
    const others = found.get(word) ?? [];
    if (!others.some(({ field }) => field === known.field)) found.set(word, [...others, known]);
  };
  for (const [field, words] of Object.entries(titles)) {
    for (const [rank, word] of words.entries()) add(word, { field: field as UserImportField, rank });
  }
  for (const [field, title] of templateTitles()) add(plainTitle(title), { field, rank: 0 });
  return found;
}

let byTitle: Titles | undefined;

/** The possible meanings of a title. */
export function fieldsOfTitle(title: string): readonly Known[] {
  // The catalogues of all languages are read with the first import.
  byTitle ??= readTitles();
  return byTitle.get(plainTitle(title)) ?? [];
}
export const isKnownTitle = (title: string): boolean => fieldsOfTitle(title).length > 0;
