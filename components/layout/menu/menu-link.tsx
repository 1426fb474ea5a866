'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { useRenderedPath } from '@/components/layout/menu/use-rendered-path'
import { isWithin } from '@/lib/navigation/menu-address'

interface MenuLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** Draws a link of a menu that knows whether its section is being read. Foreign sites open in a tab of their own. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  const pathname = useRenderedPath()
  // the browser itself follows a hash of this very page: dialogs listen to that
  if (!href.startsWith('/') || href.startsWith(`${pathname}#`)) {
    const foreign = !/^[#/]/.test(href)
    return (
      <a href={href} className={className} {...(foreign && { target: '_blank', rel: 'noopener' })}>
        {children}
      </a>
    )
  }
  const current = pathname === href ? 'page' : isWithin(pathname, href) && !href.includes('#') ? 'true' : undefined
  return (
    <Link href={href} prefetch={false} aria-current={current} className={className}>
      {children}
    </Link>
  )
}

interface MenuSectionHeadingProps {
  hrefs: readonly string[]
  className: string
  children: ReactNode
}

/** Opens a section; it is marked when the page being read is one of its links. */
export function MenuSectionHeading({ hrefs, className, children }: MenuSectionHeadingProps) {
  const pathname = useRenderedPath()
  const current = hrefs.some((href) => isWithin(pathname, href))
  return (
    <summary data-current={current || undefined} className={className}>
      {children}
    </summary>
  )
}
