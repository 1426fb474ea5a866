import { useEffect, useState, type RefObject } from 'react'
import { findRoot } from '@/components/map/use-places-list'

const NONE: readonly string[] = []

/** Titles of the signs that are switched off beside the map: checkboxes of the server named `data-map-sign`. */
export function useHiddenSigns(box: RefObject<HTMLElement | null>): readonly string[] {
  const [hidden, setHidden] = useState(NONE)
  useEffect(() => {
    const root = findRoot(box.current)
    const onChange = () => {
      const signs = [...(root?.querySelectorAll<HTMLInputElement>('[data-map-sign]') ?? [])]
      setHidden(signs.flatMap(({ checked, value }) => (checked ? [] : [value])))
    }
    root?.addEventListener('change', onChange)
    return () => root?.removeEventListener('change', onChange)
  }, [box])
  return hidden
}
