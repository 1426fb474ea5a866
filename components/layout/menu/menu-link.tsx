import type { ReactNode } from 'react'
import { isWithin } from '@/lib/config/paths'

interface MenuLinkProps {
  href: string
  path: string
  className: string
  children: ReactNode
}

/**
 * A menu link marked as current inside its section; other sites open in a new tab. A plain anchor: a hundred of
 * Next's links were a tenth of a render. NavigationGuard opens those with `data-soft` around them without a reload.
 */
export function MenuLink({ href, path, className, children }: MenuLinkProps) {
  const isForeign = !/^[#/]/.test(href)
  return (
    <a
      href={href}
      aria-current={currentMark(path, href)}
      className={className}
      {...(isForeign && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  )
}

function currentMark(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return isWithin(path, href) && !href.includes('#') ? 'true' : undefined
}

export function isCurrentSection(path: string, links: readonly { href: string }[]): boolean {
  return links.some(({ href }) => isWithin(path, href))
}
