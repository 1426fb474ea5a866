import { paths } from '@/lib/config/paths'

/** Answers whether the page lies in the section of that link: `/news` holds `/news/12/…`, but not `/newspaper`. */
export function isWithin(pathname: string, href: string): boolean {
  const path = href.split('#')[0]
  return path !== undefined && path !== paths.home && (pathname === path || pathname.startsWith(`${path}/`))
}
