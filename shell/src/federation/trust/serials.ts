const KEY = 'passerelle.serials';

function read(): Record<string, number> {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>) };
  } catch {
    // Not readable, or not allowed: this page begins anew.
    return {};
  }
}

/** The newest release of a remote that this browser has run; 0: none. */
export const newestSerial = (name: string): number => Number(read()[name]) || 0;

export function noteSerial(name: string, serial: number): void {
  if (serial <= newestSerial(name)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: serial }));
  } catch {
    // Full, or not allowed: then a replay is not noticed in this browser.
  }
}
