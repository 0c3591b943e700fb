import { remoteConfig } from '@passerelle/shared/build/webpack/remote';

/** @param {import('@passerelle/shared/build/webpack/remote').RemoteOptions} options */
export default (options) => remoteConfig({ context: import.meta.dirname, ...options });
