const day = 86_400_000;

const last = (rows: number): number => Math.max(Math.ceil(rows / 20) - 1, 0);

interface Own {
  /** Counts of the organisation, and the ids of a large group, a small group and one person. */
  people: number;
  large: string;
  small: string;
  person: string;
  /** First and last name of that person. */
  first: string;
  family: string;
  /** A last name that few people in the scope of a head of HR have, and the id of one person. */
  rare: string;
  now: number;
}

const roles = ['owner', 'headHR', 'manager', 'superAdmin'] as const;
export type Asking = (typeof roles)[number];

/** Every way in which the list of people is asked for, and the other lists of the client space: `role path`. */
export function callsOf({ people, large, small, person, first, family, rare, now }: Own): Record<string, string> {
  const users: Record<string, string> = {
    'first page': '',
    'last page': `page=${last(people)}`,
    'by first name': 'sort=firstName',
    'by first name, last page': `sort=firstName&page=${last(people)}`,
    'by creation': 'sort=createdAt&order=desc',
    'by creation, last page': `sort=createdAt&order=desc&page=${last(people)}`,
    'by last connection': 'sort=lastActivity&order=desc',
    'by last connection, last page': `sort=lastActivity&order=desc&page=${last(people)}`,
    'a frequent word': 'search=marie',
    'a rare word': `search=${rare}`,
    'two words': 'search=marie+vil',
    'a first name and a domain': 'search=marie+example',
    'a word of all': 'search=example',
    'two letters': 'search=ma',
    'no hit': 'search=zzyzx',
    'an e-mail': `search=${first}.${family}`,
    'a frequent word, last page': `search=marie&page=${last(people / 19)}`,
    'role user': 'role=user',
    'role manager': 'role=manager',
    'a large group': `group=${large}`,
    'a small group': `group=${small}`,
    women: 'gender=woman',
    executives: 'jobLevel=executive',
    'programme pending': 'programState=pending',
    'programme started': 'programState=started',
    'programme suspended': 'programState=suspended',
    'programme closed': 'programState=closed',
    'no programme': 'programState=none',
    active: 'userDetailsType=active',
    inactive: 'userDetailsType=inactive',
    suspended: 'userDetailsType=suspended',
    'seen since': `fromTime=${now - 3 * day}`,
    'seen within': `fromTime=${now - 40 * day}&toTime=${now - 20 * day}`,
    'women with a programme, by activity': 'gender=woman&programState=started&sort=lastActivity',
    // Of a thousand people three are left: as many are shown of a million.
    'a frequent word, executives of the large group': `search=marie&jobLevel=executive&group=${large}&pageSize=3`,
    'only the count': 'returnUsers=false',
  };
  const others: Record<string, readonly [Asking, string]> = {
    groups: ['owner', '/users/groups?sort=name'],
    'groups, last page': ['owner', `/users/groups?sort=name&page=${last((0.8 * people) / 50)}`],
    'groups, a word': ['owner', '/users/groups?search=site+12'],
    'groups of a headHR': ['headHR', '/users/groups?sort=createdAt'],
    'people of a picker': ['owner', '/users?role=manager&search=mar&pageSize=15'],
    'groups of a picker': ['owner', '/users/groups?search=si&pageSize=15'],
    packs: ['owner', '/licensePacks?pageSize=6'],
    'packs of a picker': ['owner', '/licensePacks?search=lic&pageSize=15'],
    'figures of packs': ['owner', '/licensePacks/stats'],
    'figures of packs, superAdmin': ['superAdmin', '/licensePacks/stats'],
    programmes: ['owner', '/programs'],
    'deleted people': ['owner', '/users/deleted'],
    'a person': ['owner', `/users/${person}`],
    'a person’s documents': ['owner', `/users/${person}/library`],
    'a person’s history': ['owner', `/users/${person}/history`],
    log: ['owner', '/audit'],
    'log, last page counted': ['owner', `/audit?pageSize=20&page=${last(Math.min(people, 10_000))}`],
    'log of an action': ['owner', '/audit?action=user.created'],
    'log of an outcome': ['owner', '/audit?outcome=refused'],
    'log of a person': ['owner', `/audit?subject=${person}`],
    'log by a name': ['owner', `/audit?search=${first}+${family}`],
    'log since': ['owner', `/audit?fromTime=${now - 30 * day}`],
    'log, superAdmin': ['superAdmin', '/audit'],
    organisations: ['superAdmin', '/organizations'],
  };
  const named = (role: Asking, query: string) => [`${role}: ${query}`, `${role} /users?${users[query] ?? ''}`];
  return Object.fromEntries([
    ...Object.keys(users).map((query) => named('owner', query)),
    ...['headHR', 'manager'].flatMap((role) =>
      ['first page', 'last page', 'a frequent word', 'a rare word', 'women', 'programme started', 'active'].map(
        (query) => named(role as Asking, query),
      ),
    ),
    ...[
      'first page',
      'by creation',
      'a frequent word',
      'a rare word',
      'no hit',
      'women',
      'programme suspended',
      'active',
      'by last connection',
      'by first name',
    ].map((query) => named('superAdmin', query)),
    ...Object.entries(others).map(([name, [role, path]]) => [name, `${role} ${path}`]),
  ]);
}
