import { VisionDialog } from '@/components/layout/vision-dialog'
import { HashDialogOpener } from '@/components/ui/hash-dialog-opener'
import { ModalPopovers } from '@/components/ui/modal-popovers'

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
