import { Trans } from '@lingui/react/macro';
import { isText, useLocationState } from '@passerelle/shared/url-state';
import type { ReactNode } from 'react';
import { BackLink } from '@passerelle/shared/ui';

interface Props {
  /** The address of the list. */
  list: string;
  /** « Retour aux contacts » */
  label: ReactNode;
}

/** Back to the list as it was, with its filter, search and page; or to whichever other screen led here. */
export function BackToList({ list, label }: Props): ReactNode {
  const { from } = useLocationState({ from: isText });
  const back = from ?? list;
  const isList = back === list || back.startsWith(`${list}?`);
  return <BackLink to={back} label={isList ? label : <Trans>Retour</Trans>} />;
}
