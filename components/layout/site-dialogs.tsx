import { VisionDialog } from '@/components/layout/vision/vision-settings'
import { HashDialogOpener } from '@/components/ui/dialog/hash-dialog-opener'
import { ModalPopovers } from '@/components/ui/dialog/modal-popovers'

/** Draws dialogs of the shell itself; those of the portal's parts stand beside them in the layout. */
export function SiteDialogs() {
  return (
    <>
      <VisionDialog />
      <HashDialogOpener />
      <ModalPopovers />
    </>
  )
}
