import type { Metadata } from 'next'
import { LOST_PAGE_MARK } from '@/lib/shared/lost-page-mark'

/** Of a page that does not exist, whichever way that was found out. */
export const lostPageMetadata: Metadata = {
  title: 'Такой страницы нет',
  description: 'Страница удалена или в адресе опечатка. Поиск по порталу и популярные разделы.',
  robots: { index: false, follow: true },
}

/** The same of a page that was drawn elsewhere than at the address it is sent for (page-renderer.ts): the browser is told so. */
export const drawnElsewhereMetadata: Metadata = { ...lostPageMetadata, other: { [LOST_PAGE_MARK]: 'true' } }
