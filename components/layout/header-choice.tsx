'use client'

import type { ReactNode } from 'react'
import { useDrawnPath } from '@/components/layout/use-drawn-path'
import { isWithin } from '@/lib/navigation/menu-address'
import { MenuLink } from '@/components/layout/menu-link'
import { subProjectOf } from '@/lib/navigation/sub-projects'
import { paths } from '@/lib/config/paths'

/** Chooses the lower header by route: the menu, the links of a sub-project, or nothing on the profile. */
export function HeaderChoice({ children }: { children: ReactNode }) {
  const pathname = useDrawnPath()
  const project = subProjectOf(pathname)
  if (isWithin(pathname, paths.profile)) return null
  if (!project) return children
  return (
    <div className="flex grow items-center gap-8 narrow:hidden">
      <p className="border-l border-line pl-6 text-lg font-medium">
        <MenuLink href={project.href} className="text-ink no-underline hover:text-brand-strong">
          {project.title}
        </MenuLink>
      </p>
      {project.links.length > 0 && (
        <nav aria-label={project.title} className="ml-auto">
          <ul className="flex">
            {project.links.map((link) => (
              <li key={link.href}>
                <MenuLink
                  href={link.href}
                  className="relative flex h-(--header) items-center px-3.5 text-ink no-underline transition-colors hover:text-brand-strong aria-[current=page]:wave-under"
                >
                  {link.title}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
