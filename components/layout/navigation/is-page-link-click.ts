/** True for a plain click on a link to another URL of the portal; the query counts, the hash does not. */
export function isPageLinkClick(event: MouseEvent): boolean {
  const link = findPressedLink(event)
  return link !== null && opensHere(link) && isElsewhere(link)
}

/** True for a plain click on a link to the page that is open, without a hash. */
export function isSamePageClick(event: MouseEvent): boolean {
  const link = findPressedLink(event)
  return link !== null && opensHere(link) && link.href === window.location.href.split('#', 1)[0]
}

function findPressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.href ? link : null
}

function opensHere(link: HTMLAnchorElement): boolean {
  return link.target !== '_blank' && !link.hasAttribute('download') && link.dataset.inPlace === undefined
}

function isElsewhere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location
  return link.origin === origin && (link.pathname !== pathname || link.search !== search)
}
