import { createServer } from 'node:http';
import type { Config } from '../config';
import { metricsPlace, portProblem } from '../starting/port';
import { createMetrics, type Metrics, type MetricsOptions } from './metrics';

export interface MetricsServer extends Pick<Metrics, 'watch'> {
  listen(): Promise<void>;
  close(): Promise<void>;
  /** Its address, once it listens. */
  port(): number | undefined;
}

type Served = Pick<Config, 'host' | 'metricsPort' | 'version'>;

/** Answers `GET /metrics` on a separate port outside the gateway: no user can reach it. */
export function openMetrics(config: Served, options: Omit<MetricsOptions, 'version'>): MetricsServer | undefined {
  const place = metricsPlace(config);
  if (!place) return undefined;
  const { watch, read, stop } = createMetrics({ ...options, version: config.version });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('GET /metrics\n');
      return;
    }
    void read().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return {
    watch,
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', (error) => reject(portProblem(error, place)));
        server.listen(place, resolve);
      }),
    close: async () => {
      stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    port: () => {
      const address = server.address();
      return typeof address === 'object' ? address?.port : undefined;
    },
  };
}
