'use client'

import { Link } from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '@/lib/config/paths'

interface CabinetLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A plain anchor inside the cabinet: only the browser's own navigation fires `hashchange`. */
export function CabinetLink({ href, className, children }: CabinetLinkProps) {
  const isThere = usePathname() === paths.profile
  const Anchor = isThere ? 'a' : Link
  return (
    <Anchor href={href} className={className}>
      {children}
    </Anchor>
  )
}
