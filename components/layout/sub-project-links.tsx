'use client'

import { useDrawnPath } from '@/components/layout/use-drawn-path'
import { MenuLink } from '@/components/layout/menu-link'
import { subProjectOf } from '@/lib/navigation/sub-projects'

/** Puts the links of the sub-project being read first in the side menu. */
export function SubProjectLinks() {
  const project = subProjectOf(useDrawnPath())
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
