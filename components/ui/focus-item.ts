/**
 * Moves the focus to an item of a list that has just come: to its first link, or to itself where it has none. Only a
 * focus that is shown, the keyboard's, scrolls it into sight: whoever presses with a pointer stays where the page put
 * them.
 */
export function focusItem(item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return
  const target = item.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])') ?? item
  if (target === item) item.tabIndex = -1
  target.focus({ preventScroll: true })
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
