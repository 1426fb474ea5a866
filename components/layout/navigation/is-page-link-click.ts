/** True for a plain click on a link to another URL of the portal; the query counts, the hash does not. */
export function isPageLinkClick(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return Boolean(link?.href) && link !== null && opensHere(link) && isElsewhere(link)
}

function opensHere(link: HTMLAnchorElement): boolean {
  return link.target !== '_blank' && !link.hasAttribute('download') && link.dataset.inPlace === undefined
}

function isElsewhere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location
  return link.origin === origin && (link.pathname !== pathname || link.search !== search)
}
