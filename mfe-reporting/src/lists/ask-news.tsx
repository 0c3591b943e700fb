import { routeTo, useGo } from '@passerelle/shared/routes';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { NewsLetterDialog } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { askNews, useNewsLetter } from './lists.resource';

interface Props {
  open: boolean;
  ids: readonly string[];
  onClose: () => void;
}

/** Shows what will be written, writes, and leads to what became of each. */
export function AskNews({ open, ids, onClose }: Props): ReactNode {
  const go = useGo();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const letter = useNewsLetter(open);
  const write = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await askNews(ids);
      go(routeTo('clientBulkAction', { bulkId: id }), { state: { from: `${pathname}${search}` } });
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
