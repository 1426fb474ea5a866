import type { Metadata } from 'next'
import { NOT_FOUND_META } from '@/lib/config/paths'

/** It is the metadata of a page that does not exist, however that was found out. */
export const notFoundMetadata: Metadata = {
  title: 'Такой страницы нет',
  description: 'Страница удалена или в адресе опечатка. Поиск по порталу и популярные разделы.',
  robots: { index: false, follow: true },
}

/**
 * It is the same metadata for a page that was drawn at another address than the one it is sent for (page-renderer.ts);
 * a mark tells the browser so.
 */
export const rewrittenNotFoundMetadata: Metadata = { ...notFoundMetadata, other: { [NOT_FOUND_META]: 'true' } }
