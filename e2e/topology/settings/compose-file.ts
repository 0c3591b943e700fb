import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

import { parse } from 'yaml';

import { product } from '../places';

export interface Service {
  image?: string;
  build?: { context: string; dockerfile?: string; target?: string };
  restart?: string;
  healthcheck?: { test: string[] };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  secrets?: string[];
  networks?: string[];
  volumes?: (string | { type: string; source: string; target: string })[];
}

export interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
  secrets: Record<string, { file: string }>;
}

export const composeText = readFileSync(join(product, 'docker-compose.yml'), 'utf8');

export const compose = parse(composeText, { merge: true, strict: true }) as ComposeFile;

/** Resolves each variable to its default value. */
export const byDefault = (text: string): string => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

export const inProduct = (path: string): string => join(product, normalize(path));
export const isThere = (path: string): boolean => existsSync(inProduct(path));

/** The sources of the volumes of a service: names of volumes, and paths of this repository. */
export const mountsOf = ({ volumes = [] }: Service): string[] =>
  volumes
    .map((volume) => (typeof volume === 'string' ? byDefault(volume) : volume.source))
    // An address alone is a volume that goes with its container.
    .flatMap((volume) => (volume.startsWith('/') ? [] : [volume.split(':')[0] ?? '']));
