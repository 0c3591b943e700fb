/**
 * The modules of which the page holds one copy: the shell provides them, the remotes consume them.
 * They are rooms of `shared`, not whole packages: what a room does not re-export never travels, and of the router what
 * `shell/src/federation/runtime/offered-router.ts` does not name. `ui/data` is none of them:
 * it keeps no state, so that every remote bundles the pieces it uses.
 * The shell's counterpart is `shell/src/federation/runtime/shared-modules.ts`; a test holds the two equal.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-router-dom',
  '@lingui/core',
  '@lingui/react',
  '@passerelle/shared/charts',
  '@passerelle/shared/client',
  '@passerelle/shared/events',
  '@passerelle/shared/forms',
  '@passerelle/shared/i18n',
  '@passerelle/shared/remotes',
  '@passerelle/shared/routes',
  '@passerelle/shared/ui',
  '@passerelle/shared/ui/icon',
  '@passerelle/shared/ui/fields',
  '@passerelle/shared/ui/mui/overlays',
];
