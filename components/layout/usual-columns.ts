import { footerColumns } from '@/lib/navigation/section-links'

/** Usual columns of the footer, typeset. */
export function usualColumns() {
  return footerColumns().map(({ title, links }) => ({
    title,
    links: links.map((link) => ({ ...link, title: bindPrepositions(link.title) })),
  }))
}

/** The one rule of `typeset` that these titles need; the rest of it would be in every page's script. */
function bindPrepositions(title: string): string {
  return title.replace(/(?<=^| )([А-Яа-я]) /g, '$1\u00a0')
}
