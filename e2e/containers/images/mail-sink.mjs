/** A mail catcher: SMTP at 1025, what has come at http://…:8025/api/v1/messages. `readyz` asks whether it lives. */
import { createServer } from 'node:http';

import { SMTPServer } from 'smtp-server';

if (process.argv[2] === 'readyz') {
  const answer = await fetch('http://127.0.0.1:8025/readyz').catch(() => null);
  process.exit(answer?.ok ? 0 : 1);
}

/** @type {{ To: { Address: string }[] }[]} */
const messages = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      messages.push({ To: envelope.rcptTo.map(({ address }) => ({ Address: address })) });
      done();
    });
  },
});
smtp.listen(1025);
createServer((_request, answer) => {
  answer.setHeader('content-type', 'application/json').end(JSON.stringify({ total: messages.length, messages }));
}).listen(8025);
process.on('SIGTERM', () => process.exit(0));
