/**
 * The greedy participant, in a process of its own: what an attack costs its own machine must not look like the server's
 * slowness. `attacker.mjs <address> <cookie>` runs until stopped, and prints the answers it got.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [url = '', cookie = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
/** @type {Map<string, number>} */
const answers = new Map();
const stopping = new AbortController();

const rows = Array.from({ length: 2_000 }, (_, n) => ({
  contact: { type: 'hr', lastName: `Martin ${n}`, email: `m${n}@martin.example` },
  choice: 'create',
}));
const table = `Nom;E-mail\n${rows.map(({ contact }) => `${contact.lastName};${contact.email}`).join('\n')}`;
const boundary = 'passerelle-bench';
const form = [
  `--${boundary}`,
  'Content-Disposition: form-data; name="contacts"; filename="carnet.csv"',
  'Content-Type: text/csv',
  '',
  table,
  `--${boundary}--`,
  '',
].join('\r\n');

/**
 * @param {string} path
 * @param {{ type: string, body: string }} [sent]
 * @returns {Promise<number>}
 */
const ask = (path, sent) =>
  new Promise((resolve, reject) => {
    const headers = {
      cookie,
      ...(sent && { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.body) }),
    };
    const call = request(`${url}/api${path}`, { agent, headers, method: sent ? 'POST' : 'GET' }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    call.once('error', reject);
    call.end(sent?.body);
  });

/** @param {string} name @param {() => Promise<number>} call */
async function again(name, call) {
  while (!stopping.signal.aborted) {
    const status = await call();
    const key = `${name} ${status}`;
    answers.set(key, (answers.get(key) ?? 0) + 1);
    if (status === 429 || status === 503) await pause(100);
  }
}

const json = { type: 'application/json', body: JSON.stringify({ rows }) };
const multipart = { type: `multipart/form-data; boundary=${boundary}`, body: form };
const loops = [
  ...Array.from({ length: 12 }, (_, n) => again('export', () => ask(n % 2 ? '/me/export' : '/me/export/everything'))),
  again('import', () => ask('/me/contacts/import', json)),
  again('preview', () => ask('/me/contacts/import/preview', multipart)),
];
process.once('SIGTERM', () => {
  stopping.abort();
  void Promise.all(loops).then(() => {
    process.stdout.write([...answers].map(([what, count]) => `${count} × ${what}`).join(', '));
    process.exit(0);
  });
});
