import { linksAt, placeInGroup } from '@/lib/navigation/section-links'
import { footerTitles, type FooterColumn } from '@/lib/navigation/sections'

/** Default footer columns. */
export function footerColumns() {
  const columns = Object.keys(footerTitles) as FooterColumn[]
  return columns.map((column) => ({
    title: footerTitles[column],
    links: linksAt(({ footer }) => placeInGroup(footer, column)).map(({ title, href }) => ({ title, url: href })),
  }))
}
