/** jsdom lays nothing out: whatever is drawn is so wide. */
export function drawAt(width: number): void {
  class Observer {
    constructor(private readonly notify: (entries: { contentRect: { width: number } }[]) => void) {}
    observe = (): void => this.notify([{ contentRect: { width } }]);
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
}
