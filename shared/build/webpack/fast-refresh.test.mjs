/** @jest-environment node */
import { refreshedRemote } from './fast-refresh.mjs';

it('takes for a remote what draws changed components from the shell, and leaves the rest of its externals', async () => {
  const [own, ofShell] = /** @type {any[]} */ (refreshedRemote({ externals: { one: 'two' } }).externals);
  expect(own).toEqual({ one: 'two' });
  expect(await ofShell({ request: '/a/node_modules/react-refresh/runtime.js' })).toBe(
    'var globalThis.passerelleRefresh',
  );
  expect(await ofShell({ request: 'react-refresh/runtime' })).toBe('var globalThis.passerelleRefresh');
  expect(await ofShell({ request: 'react' })).toBeUndefined();
});
