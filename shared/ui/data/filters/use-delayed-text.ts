import { useEffect, useRef, useState } from 'react';

type Type = (text: string, now?: boolean) => void;

/** What is typed, at once; what is asked for, when typing pauses. A value that changes from outside wins. */
export function useDelayedText(value: string, onChange: (value: string) => void, delay: number): [string, Type] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [asked, setAsked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (value !== seen) {
    setSeen(value);
    // The echo of what was asked for must not undo what was typed since.
    if (value !== asked) setText(value);
  }

  const type: Type = (next, now = false) => {
    setText(next);
    clearTimeout(timer.current);
    const ask = (): void => {
      setAsked(next.trim());
      onChange(next.trim());
    };
    if (now) ask();
    else timer.current = setTimeout(ask, delay);
  };
  return [text, type];
}
