import { routeTo } from '@passerelle/shared/routes';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { NewsLetterDialog } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { askNews } from './lists.mutations';
import { useNewsLetter } from './lists.resource';

interface Props {
  open: boolean;
  ids: readonly string[];
  onClose: () => void;
}

/** Shows the message, sends it, and opens the results per person. */
export function AskNews({ open, ids, onClose }: Props): ReactNode {
  const navigate = useNavigate();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const letter = useNewsLetter(open);
  const write = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await askNews(ids);
      void navigate(routeTo('clientBulkAction', { bulkId: id }), { state: { from: `${pathname}${search}` } });
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: 'askNews' });
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <NewsLetterDialog
      open={open}
      busy={busy}
      count={ids.length}
      letter={letter}
      onSend={() => void write()}
      onClose={onClose}
    />
  );
}
