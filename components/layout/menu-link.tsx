'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { useDrawnPath } from '@/components/layout/use-drawn-path'
import { isWithin } from '@/lib/navigation/menu-address'

interface MenuLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** Draws a link of a menu that knows whether its section is being read. Foreign sites open in a tab of their own. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  const pathname = useDrawnPath()
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
