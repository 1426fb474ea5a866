'use client'

import { usePathname } from 'next/navigation'
import { paths } from '@/lib/config/paths'

/** Why the login came up by itself. It stands there before the form does: the dialog must not grow over the page. */
export function LoginReason() {
  if (usePathname() !== paths.officialAppeal) return null
  return (
    <p className="mb-5 text-ink-soft">
      Обращение принимают только от тех, чья личность известна. Форму можно заполнить и до входа: закройте это окно,
      набранное сохранится.
    </p>
  )
}
