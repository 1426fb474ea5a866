import Link from 'next/link'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface TagProps {
  children: ReactNode
  href?: string
  current?: boolean
}

/** Shows a word that sorts: a topic, a filter that is on. With `href` it is a link, within the page where it is `#…`. */
export function Tag({ children, href, current = false }: TagProps) {
  const look = classNames(
    'inline-flex items-center gap-1.5 rounded-full px-3.5 py-1.5 text-sm no-underline transition-colors forced-colors:border',
    current ? 'bg-ink text-paper' : 'bg-brand-tint text-brand-strong',
  )
  if (!href) return <span className={look}>{children}</span>
  const Anchor = href.startsWith('#') ? 'a' : Link
  return (
    <Anchor
      href={href}
      aria-current={current ? 'true' : undefined}
      className={classNames(look, 'target', !current && 'hover:bg-brand-strong hover:text-paper')}
    >
      {children}
    </Anchor>
  )
}
