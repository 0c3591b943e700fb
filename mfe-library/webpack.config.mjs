import { remoteConfig } from '@passerelle/shared/build/webpack/remote';

export default (options) => remoteConfig({ context: import.meta.dirname, ...options });
