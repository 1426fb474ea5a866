import type { Metadata } from 'next'
import { NOT_FOUND_META } from '@/lib/config/paths'

export const notFoundMetadata: Metadata = {
  title: 'Такой страницы нет',
  description: 'Страница удалена или в адресе опечатка. Поиск по порталу и популярные разделы.',
  robots: { index: false, follow: true },
}

/** Metadata of a 404 page rendered at another path than the visitor asked for (page-renderer.ts); a mark says so. */
export const rewrittenNotFoundMetadata: Metadata = { ...notFoundMetadata, other: { [NOT_FOUND_META]: 'true' } }
