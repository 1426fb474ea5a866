'use client'

import { useRenderedPath } from '@/components/layout/menu/use-rendered-path'
import { MenuLink } from '@/components/layout/menu/menu-link'
import { subProjectOf } from '@/lib/navigation/sub-projects'
import type { ReactNode } from 'react'
import { isWithin } from '@/lib/navigation/menu-address'
import { paths } from '@/lib/config/paths'

export function SubProjectLinks() {
  const project = subProjectOf(useRenderedPath())
  if (!project) return null
  return (
    <div className="mt-3 mb-2 rounded-card bg-brand-tint p-5">
      <p className="font-semibold">
        <MenuLink href={project.href} className="text-ink no-underline">
          {project.title}
        </MenuLink>
      </p>
      {project.links.length > 0 && (
        <ul className="mt-2">
          {project.links.map((link) => (
            <li key={link.href}>
              <MenuLink
                href={link.href}
                className="flex min-h-11 items-center text-brand-strong no-underline aria-[current=page]:font-medium"
              >
                {link.title}
              </MenuLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function HeaderNavigation({ children }: { children: ReactNode }) {
  const pathname = useRenderedPath()
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
