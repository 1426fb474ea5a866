import { linksAt } from '@/lib/navigation/section-links'
import { isWithin } from '@/lib/config/paths'
import { sections } from '@/lib/navigation/sections'

/** Sections with a header of their own. */
export const subProjects = sections.flatMap(({ path: href, title, subProject }) => {
  if (!subProject) return []
  const own = sections.filter(({ path, under, unlisted }) => path === href || (under === href && !unlisted))
  const links = linksAt(({ bar, under }) => (under === href ? bar : undefined))
  return [{ title, href, links, routes: own.map(({ path }) => path), ...subProject }]
})

export function findSubProject(pathname: string) {
  return subProjects.find(({ routes }) => routes.some((route) => isWithin(pathname, route)))
}
