import { useEffect, useState } from 'react';

/** The line, down from the top of the window, above which a section counts as reached. */
const LINE = 0.3;

function sectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const { documentElement } = document;
  const reached = (id: string): boolean => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= window.innerHeight * LINE;
  };
  const isAtEnd = window.innerHeight + window.scrollY >= documentElement.scrollHeight - 2;
  if (!isAtEnd) return ids.findLast(reached) ?? ids[0];
  // The last sections never come up to the line: there the one that was asked for counts.
  return ids.find((id) => location.hash === `#${id}`) ?? ids.at(-1);
}

/** Which of the sections is being read. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [seen, setSeen] = useState<Id | undefined>(ids[0]);
  const wanted = ids.join(' ');
  useEffect(() => {
    const look = (): void => setSeen(sectionInView(wanted.split(' ') as Id[]));
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [wanted]);
  return seen;
}
