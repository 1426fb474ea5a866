import { Eye, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/ui/phone-link'

const itemLook =
  'inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft no-underline transition-colors hover:text-brand-strong'

interface ServiceLineProps {
  administration: string
  dutyPhone: string | null
  account: ReactNode
}

/** Draws the thin line above the menu of wide screens. */
export function ServiceLine({ administration, dutyPhone, account }: ServiceLineProps) {
  return (
    <div className="hidden bg-ground wide:block print:hidden">
      <div data-header-line className="shell flex flex-wrap items-center gap-x-8">
        <p className="max-w-80 text-sm text-ink-soft">{administration}</p>
        {dutyPhone && (
          <p className="text-sm text-ink-soft">
            Дежурная служба{' '}
            <PhoneLink
              phone={dutyPhone}
              className="font-medium text-ink no-underline transition-colors hover:text-brand-strong"
            />
          </p>
        )}
        <div className="ml-auto flex items-center gap-7">
          <a href="#vision" className={itemLook}>
            <Eye aria-hidden className="size-5" />
            Версия для слабовидящих
          </a>
          <a href="#search" className={itemLook}>
            <Search aria-hidden className="size-5" />
            Поиск
          </a>
          {account}
        </div>
      </div>
    </div>
  )
}
