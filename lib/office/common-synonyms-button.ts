import type { Payload } from 'payload'
import { createElement as draw } from 'react'
import { findMissingSynonyms } from '@/lib/domains/search/hooks/add-common-synonyms'

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
