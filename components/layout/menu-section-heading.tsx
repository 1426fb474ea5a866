'use client'

import type { ReactNode } from 'react'
import { useDrawnPath } from '@/components/layout/use-drawn-path'
import { isWithin } from '@/lib/navigation/menu-address'

interface MenuSectionHeadingProps {
  hrefs: readonly string[]
  className: string
  children: ReactNode
}

/** Opens a section; it is marked when the page being read is one of its links. */
export function MenuSectionHeading({ hrefs, className, children }: MenuSectionHeadingProps) {
  const pathname = useDrawnPath()
  const current = hrefs.some((href) => isWithin(pathname, href))
  return (
    <summary data-current={current || undefined} className={className}>
      {children}
    </summary>
  )
}
