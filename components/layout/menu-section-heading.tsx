'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isWithin } from '@/lib/site/menu-address'

interface MenuSectionHeadingProps {
  hrefs: readonly string[]
  className: string
  children: ReactNode
}

/** What opens a section; marked when the page being read is one of its links. */
export function MenuSectionHeading({ hrefs, className, children }: MenuSectionHeadingProps) {
  const pathname = usePathname()
  const current = hrefs.some((href) => isWithin(pathname, href))
  return (
    <summary data-current={current || undefined} className={className}>
      {children}
    </summary>
  )
}
