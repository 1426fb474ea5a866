import { createElement as draw, Fragment } from 'react'
import { paths } from '@/lib/config/paths'
import { SECURITY_PAGE } from '@/lib/office/staff/form-calls'

/** Links under the office's menu; payload.config.ts refers to them. */
export function SecurityLink() {
  return draw(
    Fragment,
    null,
    draw('a', { href: paths.desk, className: 'nav__link' }, 'Рабочий стол'),
    draw('a', { href: SECURITY_PAGE, className: 'nav__link' }, 'Вход и устройства'),
  )
}
