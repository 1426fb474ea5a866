/**
 * Runs `act` at the first change and once more at the end of the pause if others followed, so that somebody who changes much does
 * not keep the cache empty.
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
