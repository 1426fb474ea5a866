import type { Metadata } from 'next'
import { LOST_PAGE_MARK } from '@/lib/shared/lost-page-mark'

/** Of a page that does not exist, whichever way that was found out. */
export const lostPageMetadata: Metadata = {
  title: 'Такой страницы нет',
  description: 'Страница удалена или в адресе опечатка. Поиск по порталу и популярные разделы.',
  robots: { index: false, follow: true },
  other: { [LOST_PAGE_MARK]: 'true' },
}
