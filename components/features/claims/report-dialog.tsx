import { ReportSlot } from '@/components/features/claims/report-slot'
import { buttonClassName, type ButtonSize } from '@/components/ui/button/button'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { paths } from '@/lib/config/paths'
import { Icon } from '@/components/ui/icon/icon'

const ID = 'report'

/** The map opens it at `#report`. The form is loaded when the dialog is opened. */
export function ReportDialog() {
  return (
    <HashDialog id={ID} title="Сообщить о проблеме" size="wide">
      <noscript>
        Чтобы отправить форму, включите JavaScript в браузере. Сообщить о проблеме можно и по телефону дежурной службы:
        номера —{' '}
        <a href={paths.dutyService} className="link">
          на её странице
        </a>
        .
      </noscript>
      <ReportSlot id={ID} />
    </HashDialog>
  )
}

interface ReportLinkProps {
  href?: string
  size?: ButtonSize
  variant?: 'primary' | 'secondary'
}

export function ReportLink({ href = `#${ID}`, size, variant }: ReportLinkProps) {
  return (
    <a href={href} className={buttonClassName(variant, size)}>
      <Icon name="camera" className="size-5" />
      Сообщить о проблеме
    </a>
  )
}
