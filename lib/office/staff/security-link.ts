import { createElement as draw } from 'react'
import { SECURITY_PAGE } from '@/lib/office/staff/form-calls'

/** Link under the office's menu; payload.config.ts refers to it. */
export function SecurityLink() {
  return draw('a', { href: SECURITY_PAGE, className: 'nav__link' }, 'Вход и устройства')
}
