import { useEffect, useState, type RefObject } from 'react'
import { findRoot } from '@/components/map/use-places-list'

const NONE: readonly string[] = []

/** Titles of the signs that are switched off beside the map: checkboxes of the server named `data-map-sign`. */
export function useHiddenSigns(box: RefObject<HTMLElement | null>): readonly string[] {
  const [hidden, setHidden] = useState(NONE)
  useEffect(() => {
    const root = findRoot(box.current)
    const read = () => {
      const signs = [...(root?.querySelectorAll<HTMLInputElement>('[data-map-sign]') ?? [])]
      const titles = signs.flatMap(({ checked, value }) => (checked ? [] : [value]))
      setHidden((known) => (known.length === 0 && titles.length === 0 ? known : titles))
    }
    // the browser restores a choice when a page is loaded again
    const first = requestAnimationFrame(read)
    root?.addEventListener('change', read)
    return () => {
      cancelAnimationFrame(first)
      root?.removeEventListener('change', read)
    }
  }, [box])
  return hidden
}
