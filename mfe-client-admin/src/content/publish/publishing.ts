/** Items to publish and items to archive. */
export interface Publishing {
  publish: readonly string[];
  archive: readonly string[];
}

export interface PublishDialogProps extends Publishing {
  open: boolean;
  onClose: () => void;
  /** Once it is done. */
  onDone?: () => void;
}
