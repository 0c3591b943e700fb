import { useEffect, useState } from 'react';

/** A band in the upper part of the window: the section that crosses it is the one being read. */
const BAND = '-15% 0px -75% 0px';

/** Which of the sections is being read; the first, where the browser cannot tell. */
export function useSectionInView<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [seen, setSeen] = useState<Id | undefined>(ids[0]);
  const wanted = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting);
        if (crossing) setSeen(crossing.target.id as Id);
      },
      { rootMargin: BAND },
    );
    for (const id of wanted.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [wanted]);
  return seen;
}
