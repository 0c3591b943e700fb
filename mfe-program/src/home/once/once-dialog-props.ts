import type { OwnProfile } from '@passerelle/shared/contract';

/** What every dialog that is shown once is given. */
export interface OnceDialogProps {
  me: OwnProfile;
  open: boolean;
  onClose: () => void;
}
