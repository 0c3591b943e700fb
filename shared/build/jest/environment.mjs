import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Globals that browsers have, jsdom lacks and Node offers under the same name. Not MessageChannel: React would schedule
 * with it, and Node's keeps the process alive.
 */
const fromNode = [
  'fetch',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  // jsdom's own has random numbers and nothing else.
  'crypto',
];

/** jsdom, completed with Node's own web platform. */
export default class PageEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: /** @type {Record<string, unknown>} */ (globalThis)[name],
        writable: true,
        configurable: true,
      });
    }
    const { location } = this.global;
    /** A page's requests are relative to its own address, which Node does not have. */
    class PageRequest extends Request {
      /** @param {RequestInfo | URL} input @param {RequestInit} [init] */
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, location.href) : input, init);
      }
    }
    Object.defineProperty(this.global, 'Request', { value: PageRequest, writable: true, configurable: true });
    this.global.document.documentElement.lang = 'fr';
  }
}
