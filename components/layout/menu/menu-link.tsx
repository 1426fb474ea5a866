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

/** A menu link marked as current inside its section; other sites open in a new tab. */
export function MenuLink({ href, className, children }: MenuLinkProps) {
  const pathname = useRenderedPath()
  // dialogs listen to the browser's own hash navigation
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

export function MenuSectionHeading({ hrefs, className, children }: MenuSectionHeadingProps) {
  const pathname = useRenderedPath()
  const current = hrefs.some((href) => isWithin(pathname, href))
  return (
    <summary data-current={current || undefined} className={className}>
      {children}
    </summary>
  )
}
