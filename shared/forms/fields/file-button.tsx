import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@passerelle/shared/ui';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** Media types that the browser offers; the receiver checks the file again. */
  accept: readonly string[];
  onFile: (file: File) => void;
}

/** A button that opens the device's own chooser, and hands over the file. */
export function FileButton({ accept, onFile, children, ...look }: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const open = (): void => chooser.current?.click();
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept.join(',')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, chosen again after a refusal, is news too.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {/* By the Enter key Chromium opens nothing while the key's own event is under way. */}
      <Button variant="neutral" {...look} onClick={({ detail }) => (detail === 0 ? setTimeout(open) : open())}>
        {children}
      </Button>
    </>
  );
}
