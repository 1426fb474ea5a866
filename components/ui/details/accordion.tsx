import type { ReactNode } from 'react'
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
        <details key={item.id} id={item.id} open={item.open}>
          <summary className="accordion-title">
            <span className="min-w-0">{item.title}</span>
            <Icon name="plus" className="size-6" />
          </summary>
          <div className={item.open ? 'accordion-content' : 'accordion-content accordion-appears'}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
