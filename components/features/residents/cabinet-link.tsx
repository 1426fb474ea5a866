'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '@/lib/config/paths'

interface CabinetLinkProps {
  href: string
  className: string
  children: ReactNode
}

/**
 * Inside the cabinet this is a plain anchor, because only the browser's own navigation fires the `hashchange` that the
 * cabinet's sections listen to.
 */
export function CabinetLink({ href, className, children }: CabinetLinkProps) {
  const isThere = usePathname() === paths.profile
  const Anchor = isThere ? 'a' : Link
  return (
    <Anchor href={href} className={className}>
      {children}
    </Anchor>
  )
}
