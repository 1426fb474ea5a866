'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isWithin } from '@/lib/site/menu-address'
import { subProjectOf } from '@/lib/site/sub-projects'
import { paths } from '@/lib/config/paths'

/** The whole footer leaves the map of claims on phones: the map fills the screen there. */
export function FooterChoice({ children }: { children: ReactNode }) {
  const onMap = isWithin(usePathname(), paths.socialControlMap)
  return <div className={onMap ? 'max-lg:hidden' : undefined}>{children}</div>
}

/** The columns of links are hidden on social control and public discussions. */
export function FooterMenuChoice({ children }: { children: ReactNode }) {
  return subProjectOf(usePathname())?.hidesFooterMenu ? null : children
}
