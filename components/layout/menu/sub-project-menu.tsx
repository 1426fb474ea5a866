import { classNames } from '@/components/ui/class-names'
import { MenuLink } from '@/components/layout/menu/menu-link'
import type { findSubProject } from '@/lib/navigation/section-links'

type SubProject = NonNullable<ReturnType<typeof findSubProject>>

interface SubProjectProps {
  project: SubProject
  path: string
}

/** Links of a sub-project in the menu of narrow screens. */
export function SubProjectLinks({ project, path }: SubProjectProps) {
  return (
    <div className="mt-3 mb-2 rounded-card bg-brand-tint p-5">
      <p className="font-semibold">
        <MenuLink href={project.href} path={path} className="text-ink no-underline">
          {project.title}
        </MenuLink>
      </p>
      {project.links.length > 0 && (
        <ul className="mt-2">
          {project.links.map((link) => (
            <li key={link.href}>
              <MenuLink
                href={link.href}
                path={path}
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

/** Takes the place of the menu on wide screens. */
export function SubProjectBar({ project, path }: SubProjectProps) {
  return (
    <div className="flex grow items-center gap-8 narrow:hidden">
      <p className="border-l border-line pl-6 text-lg font-medium">
        <MenuLink href={project.href} path={path} className="text-ink no-underline hover:text-brand-strong">
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
                  path={path}
                  className={classNames(
                    'relative flex h-(--header) items-center px-3.5 text-ink no-underline transition-colors',
                    'hover:text-brand-strong aria-[current=page]:wave-under',
                  )}
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
