const mbit = (/** @type {number} */ count) => (count * 1024 * 1024) / 8;

/** Conditions of a visit: the network, the processor relative to this machine's own, the window. */
export const desk = {
  name: '40 ms, 10 Mbit/s, CPU ÷ 4',
  viewport: { width: 1440, height: 900 },
  latency: 40,
  throughput: mbit(10),
  slowdown: 4,
};

/** A middling phone on a poor line. */
export const phone = {
  name: 'a phone: 390 × 800, 150 ms, 1.6 Mbit/s, CPU ÷ 4',
  viewport: { width: 390, height: 800 },
  latency: 150,
  throughput: mbit(1.6),
  slowdown: 4,
};

/** @typedef {{ name: string, path: string, as?: 'participant' | 'owner' }} Visit */

/** @type {Visit[]} What federation is measured by. */
export const firstScreens = [
  { name: 'login', path: '/login' },
  { name: 'home', path: '/', as: 'participant' },
  { name: 'contacts', path: '/contacts', as: 'participant' },
];

/** @type {Visit[]} */
export const mainScreens = [
  { name: 'login', path: '/login' },
  { name: 'home', path: '/', as: 'participant' },
  { name: 'programme', path: '/program', as: 'participant' },
  { name: 'actions', path: '/networking-actions', as: 'participant' },
  { name: 'calendar', path: '/calendar', as: 'participant' },
  { name: 'contacts', path: '/contacts', as: 'participant' },
  { name: 'library', path: '/library', as: 'participant' },
  { name: 'own dashboard', path: '/dashboard', as: 'participant' },
  { name: 'account', path: '/account', as: 'participant' },
  { name: 'client users', path: '/client/users', as: 'owner' },
  { name: 'client reporting', path: '/client/reporting', as: 'owner' },
];
