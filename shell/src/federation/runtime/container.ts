import { NotLoaded } from './not-loaded';
import { scriptOf } from './script';

/** What an entry puts down, as the federation plugin builds it. */
export interface Container {
  init: (shareScope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/** An entry that has not come by then is asked for anew by the next who needs it. */
const ENTRY_TIMEOUT_MS = 20_000;

/** Taken away: what one entry has left behind must not be taken for what another one puts down under the same name. */
function takeContainer(global: string): Container | undefined {
  const container = Reflect.get(globalThis, global) as Container | undefined;
  Reflect.set(globalThis, global, undefined);
  return container;
}

/** Runs an entry. That it did not come is another failure than what it throws. */
function runEntry(url: string, global: string): Promise<Container> {
  const script = scriptOf(url);
  let thrown: ErrorEvent | undefined;
  // A script that throws has loaded all the same: only the window hears of it.
  const noteThrown = (event: ErrorEvent): void => {
    if (event.filename === script.src) thrown ??= event;
  };
  let timer: ReturnType<typeof setTimeout>;
  const running = new Promise<Container>((resolve, reject) => {
    const miss = (): void => reject(new NotLoaded(url));
    timer = setTimeout(miss, ENTRY_TIMEOUT_MS);
    script.addEventListener('error', miss);
    // Called right after the script has run, before any other runs.
    script.addEventListener('load', () => {
      const container = takeContainer(global);
      if (thrown) reject((thrown.error as unknown) ?? new Error(thrown.message));
      else if (container) resolve(container);
      else reject(new Error(`${url} puts no container down`));
    });
  });
  addEventListener('error', noteThrown);
  document.head.append(script);
  return running.finally(() => {
    clearTimeout(timer);
    removeEventListener('error', noteThrown);
    script.remove();
  });
}

export async function loadContainer(url: string, global: string): Promise<Container> {
  const container = await runEntry(url, global);
  // Chunks take what they share by name, from the table of the page.
  await container.init({});
  return container;
}
