'use client'

import { usePathname } from 'next/navigation'
import { paths } from '@/lib/config/paths'

/** Says why the login opened by itself. It is drawn before the form is loaded, because the dialog must not grow over the page. */
export function LoginReason() {
  if (usePathname() !== paths.officialAppeal) return null
  return (
    <p className="mb-5 text-ink-soft">
      Обращение принимают только от тех, чья личность известна. Форму можно заполнить и до входа: закройте это окно,
      набранное сохранится.
    </p>
  )
}
