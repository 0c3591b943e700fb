import fastify from 'fastify';
import { levelOfCall, loggerOf } from './server';

/** The lines that the server's own logger writes. */
function written(facts: object): string[] {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const { log } = fastify({ logger: { ...(loggerOf({ logLevel: 'debug' }) as object), stream } });
  log.info(facts, 'text');
  return lines;
}

describe('the log of the server', () => {
  it('contains no secret, at any depth of a line', () => {
    const secrets = {
      password: 's3cr3t',
      oldPassword: 's3cr3t',
      token: 's3cr3t',
      secret: 's3cr3t',
      recoveryCodes: ['s3cr3t'],
      authorization: 's3cr3t',
      cookie: 's3cr3t',
      username: 's3cr3t',
      email: 's3cr3t',
    };

    const lines = written({ ...secrets, body: secrets, request: { headers: { ...secrets, 'set-cookie': 's3cr3t' } } });

    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('s3cr3t');
    expect(lines[0]).toContain('(kept out)');
  });

  it('has UTC times, as one JSON object a line', () => {
    const [line = '', ...more] = written({ route: '/api/me', note: 'a\nb' });

    expect(more).toEqual([]);
    expect(line.trimEnd()).not.toContain('\n');
    const { time, level } = JSON.parse(line) as { time: string; level: string };
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(level).toBe('info');
  });

  it('has no line for a successful health check', () => {
    expect(['/api/ready', '/api/health'].map((route) => levelOfCall(route, 200))).toEqual(['debug', 'debug']);
    expect([levelOfCall('/api/ready', 503), levelOfCall('/api/me', 200)]).toEqual(['info', 'info']);
  });
});
