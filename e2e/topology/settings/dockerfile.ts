import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inProduct } from './compose-file';

interface Image {
  stages: string[];
  /** The paths copied from the build context. */
  sources: string[];
  /** The stages that something is copied from. */
  copiedFrom: string[];
  hasHealthCheck: boolean;
}

/** Paths that a Dockerfile names. */
export function readDockerfile(context: string, name = 'Dockerfile'): Image {
  const lines = readFileSync(inProduct(join(context, name)), 'utf8').split('\n');
  const words = (start: string) => lines.filter((line) => line.startsWith(start)).map((line) => line.split(/\s+/));
  const copies = words('COPY ');
  const fromStage = (parts: string[]) => parts.find((part) => part.startsWith('--from='))?.slice('--from='.length);
  return {
    stages: words('FROM ').flatMap((parts) => (parts[2] === 'AS' ? [parts[3] ?? ''] : [])),
    sources: copies.filter((parts) => !fromStage(parts)).flatMap((parts) => parts.slice(1, -1)),
    copiedFrom: copies.flatMap((parts) => fromStage(parts) ?? []),
    hasHealthCheck: words('HEALTHCHECK ').length > 0,
  };
}
