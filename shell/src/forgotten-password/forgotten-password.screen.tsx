import { useState, type ReactNode } from 'react';

import { AskForLink } from './ask-for-link';
import { LinkSent } from './link-sent';

/** Asks for a link by e-mail, and says what to do when none comes. */
export function ForgottenPasswordScreen(): ReactNode {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  if (isSent) return <LinkSent email={email} onAskAgain={() => setSent(false)} />;
  return (
    <AskForLink
      email={email}
      onSent={(to) => {
        setEmail(to);
        setSent(true);
      }}
    />
  );
}
