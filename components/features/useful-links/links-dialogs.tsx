'use client'

import { LinksSlot } from '@/components/features/useful-links/links-slot'
import { HashDialog } from '@/components/ui/hash-dialog'
import { linkTypes } from '@/lib/domains/useful-links/link-types'

/** Draws the dialogs of the footer's lists of sites, one for each type, at `#links-1` to `#links-4`. */
export function LinksDialogs() {
  return linkTypes.map(({ id, title }) => (
    <HashDialog key={id} id={`links-${id}`} title={title}>
      <LinksSlot type={id} />
    </HashDialog>
  ))
}
