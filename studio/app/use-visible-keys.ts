import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Attribute with the key of an element whose visibility is observed. */
const KEY = 'data-visible-key';

/**
 * Keys of the elements below a root that are in view, at most a number of them, those at the top first. The ref goes to
 * the root, and `data-visible-key` to each element.
 */
export function useVisibleKeys(most: number, observed: readonly string[]) {
  const root = useRef<HTMLElement | null>(null);
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  const ref: RefCallback<HTMLElement> = useCallback((element) => void (root.current = element), []);
  const keys = observed.join(' ');
  useEffect(() => {
    const container = root.current;
    if (!container || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) =>
        setVisible((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const key = target.getAttribute(KEY) ?? '';
            if (isIntersecting) next.add(key);
            else next.delete(key);
          }
          return next;
        }),
      { root: container },
    );
    const wanted = new Set(keys.split(' '));
    for (const element of container.querySelectorAll(`[${KEY}]`))
      if (wanted.has(element.getAttribute(KEY) ?? '')) observer.observe(element);
    return () => {
      observer.disconnect();
      setVisible(new Set());
    };
  }, [keys]);
  return { ref, shown: new Set(observed.filter((key) => visible.has(key)).slice(0, most)) };
}
