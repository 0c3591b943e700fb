import type { Paged, UserImport, UserImportField, UserImportOutcome, UserImportRow } from '@passerelle/shared/contract';
import { multipart, part, type TestAnswer, type TestClient } from '../../../../testing/test-client';

const titles = [
  'Nom',
  'Prénom',
  'E-mail',
  'Genre',
  'Rôle',
  'Groupes',
  'Intitulé du poste',
  'Statut',
  'RRH',
  'Naissance',
  'Manager',
  'Groupes gérés',
  'Téléphone',
  'Code postal',
  'Programme',
];
type Cells = Partial<Record<(typeof titles)[number], string>>;

let next = 0;

/** A valid participant's line, except for the given changes. */
export function aLine(cells: Cells = {}): string[] {
  next += 1;
  const right: Cells = {
    Nom: 'Petit',
    Prénom: 'Jeanne',
    'E-mail': `jeanne.${next}@team.example`,
    Genre: 'Femme',
    Rôle: 'Participant',
    Groupes: 'Lyon',
    'Intitulé du poste': 'Soudeuse',
    Statut: 'ETAM',
    RRH: 'claire@team.example',
    Naissance: '03/04/1980',
    Manager: '',
    'Groupes gérés': '',
    Téléphone: '',
    'Code postal': '',
    Programme: '',
  };
  return titles.map((title) => ({ ...right, ...cells })[title] ?? '');
}

const quoted = (cell: string): string => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const aFile = (...lines: readonly string[][]): string =>
  [titles, ...lines].map((cells) => cells.map(quoted).join(';')).join('\r\n');

export function sendFile<T = UserImport>(
  client: TestClient,
  file: string | Buffer,
  { name = 'personnes.csv', path = '/users/imports', language = 'fr' } = {},
): Promise<TestAnswer<T>> {
  const { payload, headers } = multipart(part('users', file, name));
  return client.send<T>({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...headers, 'accept-language': language },
  });
}

export const fieldsOf = ({ columns }: UserImport): (UserImportField | null)[] => columns.map(({ field }) => field);

/** The steps of the screen: choose a file, confirm its columns, start. */
export const importSteps = (client: () => TestClient) => {
  const check = (found: UserImport) =>
    client().put<UserImport>(`/users/imports/${found.id}`, { columns: fieldsOf(found) });
  const choose = async (file: string | Buffer, name = 'personnes.csv'): Promise<UserImport> => {
    const answer = await sendFile(client(), file, { name });
    expect(answer).toMatchObject({ status: 200 });
    return answer.data;
  };
  const checked = async (file: string | Buffer): Promise<UserImport> => (await check(await choose(file))).data;
  return {
    choose,
    check,
    checked,
    start: (id: string, body: object = {}) => client().post<UserImport>(`/users/imports/${id}/start`, body),
    stop: (id: string) => client().post<UserImport>(`/users/imports/${id}/stop`),
    undo: (id: string) => client().post<UserImport>(`/users/imports/${id}/undo`),
    read: async (id: string) => (await client().get<UserImport>(`/users/imports/${id}`)).data,
    rows: async (id: string, outcome?: UserImportOutcome) =>
      (
        await client().get<Paged<UserImportRow>>(
          `/users/imports/${id}/rows?pageSize=1000${outcome ? `&outcome=${outcome}` : ''}`,
        )
      ).data.items,
    refused: async (id: string) => (await client().get(`/users/imports/${id}/refused`)).bytes,
  };
};
