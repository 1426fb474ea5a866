import type { ComponentProps } from 'react'

interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** False keeps the place on the page. */
  scroll?: boolean
}

/** A link to a page of the portal; NavigationGuard opens it without a reload (docs/decisions/shell.md). */
export function Link({ scroll = true, children, ...rest }: LinkProps) {
  return (
    <a {...rest} data-soft={scroll ? '' : KEEP_SCROLL}>
      {children}
    </a>
  )
}

export const KEEP_SCROLL = 'keep-scroll'
