import { useEffect, useRef, useState, type RefObject } from 'react'

/** So far outside the screen a thing begins to come. */
const NEAR = '400px'

/** Tells, once or again, that the element has come near the screen; the answer stops it. */
export function watchNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
    rootMargin: NEAR,
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Whether the element of the ref has come near the screen; once it has, for good. */
export function useNear<Box extends Element>(): [box: RefObject<Box | null>, isNear: boolean] {
  const box = useRef<Box>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (isNear || !box.current ? undefined : watchNear(box.current, () => setNear(true))), [isNear])
  return [box, isNear]
}
