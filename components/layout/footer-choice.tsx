'use client'

import type { ReactNode } from 'react'
import { useDrawnPath } from '@/components/layout/use-drawn-path'
import { isWithin } from '@/lib/navigation/menu-address'
import { subProjectOf } from '@/lib/navigation/sub-projects'
import { paths } from '@/lib/config/paths'

/** The whole footer leaves the map of claims on phones: the map fills the screen there. */
export function FooterChoice({ children }: { children: ReactNode }) {
  const onMap = isWithin(useDrawnPath(), paths.socialControlMap)
  return <div className={onMap ? 'max-lg:hidden' : undefined}>{children}</div>
}

/** The columns of links are hidden on social control and public discussions. */
export function FooterMenuChoice({ children }: { children: ReactNode }) {
  return subProjectOf(useDrawnPath())?.hidesFooterMenu ? null : children
}
