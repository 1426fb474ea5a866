import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

interface TagProps {
  children: ReactNode
  href: string
  current?: boolean
}

export function Tag({ children, href, current = false }: TagProps) {
  const Anchor = href.startsWith('#') ? 'a' : Link
  return (
    <Anchor
      href={href}
      aria-current={current ? 'true' : undefined}
      className={classNames(
        'tag target',
        current ? 'bg-ink text-paper' : 'bg-brand-tint text-brand-strong hover:bg-brand-strong hover:text-paper',
      )}
    >
      {children}
    </Anchor>
  )
}

export function TagRow({ children }: { children: ReactNode }) {
  return (
    <ul
      className={classNames(
        'no-scrollbar fading-row -mx-(--gutter) flex gap-2 overflow-x-auto py-2 pl-(--gutter) *:shrink-0 sm:mx-0',
        'sm:flex-wrap sm:overflow-visible sm:pl-0',
      )}
    >
      {children}
    </ul>
  )
}
