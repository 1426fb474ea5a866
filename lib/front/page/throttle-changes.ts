/**
 * Acts on the first change at once, and at the end of the pause once on all that followed within it: whoever changes
 * much, or makes others change much, does not keep the cache empty.
 */
export function throttleChanges(act: () => void, pauseMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOwed = false
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!isOwed) return
      isOwed = false
      act()
      rest()
    }, pauseMs)
    timer.unref()
  }
  return () => {
    if (timer) {
      isOwed = true
      return
    }
    act()
    rest()
  }
}
