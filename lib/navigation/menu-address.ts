import { paths } from '@/lib/config/paths'

/** Returns whether a page belongs to a section: `/news` contains `/news/12`, but not `/newspaper`. */
export function isWithin(pathname: string, href: string): boolean {
  const path = href.split('#')[0]
  return path !== undefined && path !== paths.home && (pathname === path || pathname.startsWith(`${path}/`))
}
