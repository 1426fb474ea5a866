'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** The side menu closes when the page changes and when one of its links is chosen. */
export function SideMenuCloser({ menuId }: { menuId: string }) {
  const pathname = usePathname()

  useEffect(() => closeMenu(menuId), [menuId, pathname])

  useEffect(() => {
    const menu = document.getElementById(menuId)
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) closeMenu(menuId)
    }
    menu?.addEventListener('click', onClick)
    return () => menu?.removeEventListener('click', onClick)
  }, [menuId])

  return null
}

function closeMenu(menuId: string) {
  const menu = document.getElementById(menuId)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
