/**
 * Acts on the first change at once and on all that follow within the pause together at its end: whoever changes much,
 * or makes others change much, does not keep the cache empty.
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
