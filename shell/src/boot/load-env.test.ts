import { on } from '@passerelle/shared/events';
import { fakeApi, refuse } from '@passerelle/shared/testing';

import { bootData } from './boot-data';
import { EnvMissing, loadEnv } from './env';

const env = { env: 'test', version: '1.4.0', demo: false, publicUrl: 'http://localhost', locales: [], debugLogs: true };

describe('the env of the page', () => {
  beforeEach(() => {
    bootData.env = null;
  });

  it('is what came with the document', async () => {
    const api = fakeApi();
    bootData.env = env;
    expect(await loadEnv()).toBe(env);
    expect(api.requests).toEqual([]);
  });

  it('is asked for once where the document brought none', async () => {
    const api = fakeApi({ 'GET /': () => env });
    expect(await Promise.all([loadEnv(), loadEnv()])).toEqual([env, env]);
    await loadEnv();
    expect(api.requestsOf('GET /')).toHaveLength(1);
    expect(bootData.env).toEqual(env);
  });

  it('that cannot be had is a failure with a name, told to the log, and may be asked for again', async () => {
    const reported: string[] = [];
    const off = on('error-reported', ({ message }) => reported.push(message));
    const api = fakeApi({ 'GET /': () => refuse(503, { code: 'notReady' }) });

    const failure: unknown = await loadEnv().catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(EnvMissing);
    expect(failure).toHaveProperty('message', 'Error could not get env from API');
    expect(reported).toEqual(['Error could not get env from API']);
    api.answer({ 'GET /': () => env });
    expect(await loadEnv()).toEqual(env);
    off();
  });
});
