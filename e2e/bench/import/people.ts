import { systemClock } from '../../../api/src/platform/clock';
import type { Db } from '../../../api/src/platform/database/connection';
import { hashOf, newToken } from '../../../api/src/platform/sessions/secrets';
import { searchText, sortKey } from '../../../api/src/platform/text/search';
import { createBuilders } from '../../../api/src/testing/builders';

/** Creates a person with the right to import, and what their file refers to; returns their cookie. */
export async function anOwner(db: Db): Promise<string> {
  const { anOrganization, aPerson } = createBuilders(db, systemClock);
  const organization_id = await anOrganization();
  const owner = await aPerson({ organization_id, role: 'owner' });
  await aPerson({ organization_id, role: 'headHR', email: 'claire@bench.example' });
  await aPerson({ organization_id, role: 'manager', email: 'karim@bench.example' });
  const now = systemClock.now();
  const at = now.toJSDate();
  await db
    .insertInto('user_groups')
    .values(
      ['Lyon', 'Usine'].map((name) => ({
        organization_id,
        name,
        description: name,
        sort_name: sortKey(name),
        search: searchText(name),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute();
  const token = newToken();
  const session = { token_hash: hashOf(token), user_id: owner.id, created_at: at, last_used_at: at };
  await db
    .insertInto('sessions')
    .values({ ...session, expires_at: now.plus({ days: 1 }).toJSDate() })
    .execute();
  return `passerelle_session=${token}`;
}

const titles =
  'Nom;Prénom;E-mail;Genre;Téléphone;Rôle;Groupes;Date de naissance;Intitulé du poste;Statut;Manager;RRH;Salaire annuel brut;Entreprise;Ville';
const names = ['Roux', 'Le Goff', 'Petit', 'Diallo', 'Nguyen', 'Garnier', 'Benkhelifa'];
const firstNames = ['Élise', 'Jean-Noël', 'Aïcha', 'Zoé', 'Marc'];

/** CSV file of people in the format of HR systems, with new people in each round. */
export const aFile = (rows: number, round: number): string =>
  [
    titles,
    ...Array.from(
      { length: rows },
      (_, n) =>
        `${names[n % names.length]}${n};${firstNames[n % firstNames.length]};personne.${round}.${n}@bench.example;F;06 12 34 56 78;Participant;Lyon | Usine;03/04/1980;Opératrice;ETAM;karim@bench.example;claire@bench.example;32 500;Site de Lyon;Lyon`,
    ),
  ].join('\r\n');
