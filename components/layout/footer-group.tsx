import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface FooterGroupProps {
  title: string
  /** The items of a list. */
  children: ReactNode
}

/** Draws a column of links; on phones its heading opens it. Where scripts do not run it is always open. */
export function FooterGroup({ title, children }: FooterGroupProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li>
      <h2 className="font-semibold text-paper sm:mb-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 text-left sm:hidden"
        >
          {title}
          <ChevronDown
            aria-hidden
            className={classNames('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <span className="max-sm:hidden">{title}</span>
      </h2>
      <ul id={id} className={classNames('max-sm:pb-3', !isOpen && 'max-sm:hidden [@media(scripting:none)]:block')}>
        {children}
      </ul>
    </li>
  )
}
