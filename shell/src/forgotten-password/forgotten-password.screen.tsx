import { useState, type ReactNode } from 'react';

import { AskForLink } from './ask-for-link';
import { LinkSent } from './link-sent';

/** Asks for a link by e-mail, and says what to do when none comes. */
export function ForgottenPasswordScreen(): ReactNode {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<'new' | 'before'>();
  if (sent) return <LinkSent email={email} isNew={sent === 'new'} onAskAgain={() => setSent(undefined)} />;
  return (
    <AskForLink
      email={email}
      onSent={(to, isNew) => {
        setEmail(to);
        setSent(isNew ? 'new' : 'before');
      }}
    />
  );
}
