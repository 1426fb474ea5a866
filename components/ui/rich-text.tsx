import { classNames } from '@/components/ui/class-names'

/** HTML that the backend has sanitised. Wide tables scroll on their own, also by keyboard. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const wrapped = html
    .replaceAll(/<table\b/g, '<div class="table-wrap" tabindex="0" role="region" aria-label="Таблица"><table')
    .replaceAll('</table>', '</table></div>')
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={{ __html: wrapped }} />
}
