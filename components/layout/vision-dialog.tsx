'use client'

import { VisionSettings } from '@/components/layout/vision-settings'
import { HashDialog } from '@/components/ui/hash-dialog'

/** Opens the version for the visually impaired by `#vision`. */
export function VisionDialog() {
  return (
    <HashDialog id="vision" title="Версия для слабовидящих" size="wide">
      <VisionSettings />
    </HashDialog>
  )
}
