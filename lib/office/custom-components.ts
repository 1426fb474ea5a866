import type { Payload, PayloadRequest, DefaultServerCellComponentProps } from 'payload'
import { createElement as draw, Fragment } from 'react'
import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { paths } from '@/lib/config/paths'
import { SECURITY_PAGE } from '@/lib/office/staff/form-calls'
import { findDeskScope } from '@/lib/platform/access/staff-scope'
import { findMissingSynonyms } from '@/lib/domains/search/hooks/add-common-synonyms'

/** Login heading with the city's name; payload.config.ts refers to it. */
export async function OfficeLogo({ payload }: { payload: Payload }) {
  const { city, administration, emblem } = await payload.findGlobal({ slug: 'settings', depth: 1 })
  const picture = typeof emblem === 'object' && emblem?.filename
  const name = city || administration || UNNAMED_PORTAL
  return draw(
    'h1',
    { className: 'office-name' },
    picture && draw('img', { src: paths.file(picture), alt: '', className: 'office-emblem' }),
    draw('span', null, name, draw('span', { className: 'office-purpose' }, 'Вход для сотрудников')),
  )
}

/** Links under the office's menu; payload.config.ts refers to them. */
export function SecurityLink({ user }: Pick<PayloadRequest, 'user'>) {
  return draw(
    Fragment,
    null,
    findDeskScope(user) && draw('a', { href: paths.desk, className: 'nav__link' }, 'Рабочий стол'),
    draw('a', { href: SECURITY_PAGE, className: 'nav__link' }, 'Вход и устройства'),
  )
}

/** Empty where there is nothing: Payload writes «Не заполнено» into every empty cell. */
export function TextCell({ cellData }: DefaultServerCellComponentProps): string {
  return typeof cellData === 'string' ? cellData : ''
}

/** Shows a picture and what is on it instead of its random file name; the collection of pictures refers to it. */
export function PictureCell({ linkURL, rowData }: DefaultServerCellComponentProps & { linkURL?: string }) {
  const { id, alt, thumbnailURL } = rowData as { id: number; alt?: string; thumbnailURL?: string }
  const picture = thumbnailURL && draw('img', { src: thumbnailURL, alt: '', width: 48, height: 48, loading: 'lazy' })
  return draw('a', { href: linkURL ?? `/admin/collections/media/${id}`, className: 'office-picture' }, picture, alt)
}

/** Above the list of synonyms; their collection refers to it. */
export async function CommonSynonymsButton({ payload }: { payload: Payload }) {
  const missing = await findMissingSynonyms(payload)
  if (missing.length === 0) return null
  return draw(
    'form',
    { method: 'post', action: '/cms/search-synonyms/common' },
    draw(
      'button',
      { type: 'submit', className: 'btn btn--style-secondary btn--size-medium' },
      `Добавить общие группы, которых ещё нет: ${missing.length}`,
    ),
  )
}
