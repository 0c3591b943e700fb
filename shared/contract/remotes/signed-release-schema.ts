import { Type } from 'typebox';

import { MenuDescriptor, RemoteDescriptor, RouteDescriptor } from './descriptor';

const Fields = Type.Record(Type.String(), Type.String());
const FieldsByName = Type.Record(Type.String(), Fields);
const Names = Type.Array(Type.String());

// Digests stand in the place of routes and menu entries.
const { routes: _routes, menu: _menu, ...described } = RemoteDescriptor.properties;

/** Schema of a release's text; types are in `release.ts`, which the page reads without any schema. */
export const releaseSchema = Type.Object({
  ...described,
  // Wider than in `remote.json`: what is built on a developer's machine is called by its hash, or `dev`.
  version: Type.String({ pattern: '^[0-9a-zA-Z][0-9a-zA-Z.-]*$' }),
  global: Type.String({ minLength: 1 }),
  entry: Type.String({ minLength: 1 }),
  files: Fields,
  screens: Type.Record(Type.String(), Names),
  needs: Type.Object({
    contract: Type.Integer(),
    shared: Type.Record(Type.String(), Names),
    versions: Fields,
    emits: FieldsByName,
    hears: FieldsByName,
    fills: FieldsByName,
    uses: FieldsByName,
  }),
  base: Type.String({ pattern: '^(/|https?://[^/]+/)([^/]+/)*$' }),
  serial: Type.Integer({ minimum: 0 }),
  since: Type.String({ minLength: 1 }),
  by: Type.String(),
  previous: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  routes: Names,
  menu: Names,
});

/** Schema of a pointer, and of each file of a remote's history. */
export const sealedRemoteSchema = Type.Object({
  release: Type.String({ minLength: 2 }),
  signature: Type.String({ minLength: 1 }),
  routes: Type.Array(RouteDescriptor),
  menu: Type.Array(MenuDescriptor),
});
