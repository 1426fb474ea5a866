'use client'

import { useEffect } from 'react'
import { coverPage } from '@/components/ui/cover-page'

/**
 * The side menu closes when one of its links is chosen and on the way back in history. It goes by what the reader
 * does, never by the page that came of it: that one may arrive after the menu was opened again. While it is open the page
 * under it stays where it is.
 */
export function SideMenuCloser({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId)
    const close = () => {
      if (menu?.matches(':popover-open')) menu.hidePopover()
    }
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    // it opens without a script too
    if (menu?.matches(':popover-open')) coverPage()
    menu?.addEventListener('beforetoggle', coverPage)
    menu?.addEventListener('click', onClick)
    window.addEventListener('popstate', close)
    return () => {
      menu?.removeEventListener('beforetoggle', coverPage)
      menu?.removeEventListener('click', onClick)
      window.removeEventListener('popstate', close)
    }
  }, [menuId])

  return null
}
