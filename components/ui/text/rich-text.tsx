import { classNames } from '@/components/ui/class-names'
import { memoizeText } from '@/lib/text/memoize-text'
import { addLineBreaks } from '@/lib/text/line-breaks'
import { linkContacts } from '@/lib/text/contacts-in-text'
import { EmptyState } from '@/components/ui/list/empty-state'

/** Sanitized HTML with clickable contacts; wide tables scroll by themselves, also by keyboard. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const shown = { __html: toShownHtml(html) }
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={shown} />
}

/** Text of a page «О проекте», in two columns. */
export function AboutBlocks({ blocks }: { blocks: readonly { id: number; description: string }[] }) {
  if (blocks.length === 0) return <EmptyState title="Рассказ о проекте скоро появится" />
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2 lg:gap-y-16">
      {blocks.map(({ id, description }) => (
        <RichText key={id} html={description} />
      ))}
    </div>
  )
}

const toShownHtml = memoizeText((html) => wrapTables(withoutEmptyHeads(addLineBreaks(linkContacts(html)))))

/** Regions of a page need distinct names. */
function wrapTables(html: string): string {
  const isOnly = html.indexOf('<table') === html.lastIndexOf('<table')
  let number = 0
  return html
    .replaceAll(/<table\b/g, (table) => {
      number += 1
      const name = isOnly ? 'Таблица' : `Таблица ${number}`
      return `<div class="table-wrap" tabindex="0" role="region" aria-label="${name}">${table}`
    })
    .replaceAll('</table>', '</table></div>')
}

const EMPTY_HEAD = /<th\b([^>]*)>(?:\s|&nbsp;|<\/?p>|<br\s*\/?>)*<\/th>/g

/** An empty corner cell is no heading. */
function withoutEmptyHeads(html: string): string {
  return html.replaceAll(
    EMPTY_HEAD,
    (_, attributes: string) => `<td${attributes.replaceAll(/\s+scope="[^"]*"/g, '')}></td>`,
  )
}
