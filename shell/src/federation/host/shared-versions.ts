import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/enhanced/runtime';

import { Refused } from '../trust/verify';

/**
 * A singleton is the page's, whatever version a remote asks for; the runtime would only warn. Of a package that is none, a
 * remote takes its own copy.
 */
export const sharedVersions: ModuleFederationRuntimePlugin = {
  name: 'shared-versions',
  resolveShare(args) {
    const { pkgName, version, shareInfo } = args;
    const { singleton, requiredVersion } = shareInfo.shareConfig;
    if (!singleton || !requiredVersion || satisfy(version, requiredVersion)) return args;
    const refuse = (): never => {
      throw new Refused('misfit', `It needs ${pkgName} ${requiredVersion}, and this page has ${version}`);
    };
    return { ...args, resolver: refuse };
  },
  /** One that did not come would be remembered as that for ever. */
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};
