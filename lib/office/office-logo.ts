import type { Payload } from 'payload'
import { createElement as draw } from 'react'
import { UNNAMED_PORTAL } from '@/lib/contract/messages'
import { paths } from '@/lib/config/paths'

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
