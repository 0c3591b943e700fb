import { calls } from '@passerelle/shared/contract/calls';
import type { TestAnswer, TestClient } from '../../testing/test-client';
import type { Asked } from './bodies';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const atRoot = new Set(
  Object.entries(calls)
    .filter(([, call]) => 'atRoot' in call)
    .map(([key]) => key),
);

/** A call as sent: with the parameters of its address, or filled with one id. */
export function attempt(
  client: TestClient,
  key: string,
  id: string,
  asked: Asked & { params?: Record<string, string> | undefined },
): Promise<TestAnswer<unknown>> {
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_part, name: string) => asked.params?.[name] ?? id);
  const query = asked.query === undefined ? '' : `?${asked.query}`;
  const sent = asked.form?.payload ?? asked.body;
  return client.send<unknown>({
    method: method as Method,
    url: `${atRoot.has(key) ? '' : '/api'}${filled}${query}`,
    headers: { ...asked.form?.headers, ...asked.headers },
    ...(sent !== undefined && { payload: sent as object }),
  });
}
