import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'

interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
  open?: boolean
}

/** Native `<details>`: the browser's search finds closed answers, and each has a hash. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.open} className="group/answer">
          <summary className="accordion-title">
            <span className="min-w-0">{item.title}</span>
            <Icon name="plus" className="size-6 shrink-0 text-brand transition-transform group-open/answer:rotate-45" />
          </summary>
          <div className={classNames('max-w-measure pb-7', !item.open && 'group-open/answer:animate-appear')}>
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}
