import { Link } from '@/components/ui/link'
import type { ComponentProps } from 'react'
import { buttonClassName, type ButtonSize, type ButtonVariant } from '@/components/ui/button/button'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A link that looks like a button; only paths of the portal use soft navigation. */
export function LinkButton({ href, variant, size, className, children, ...rest }: LinkButtonProps) {
  const look = buttonClassName(variant, size, className)
  const inner = href.startsWith('/') && !rest.download
  const Anchor = inner ? Link : 'a'
  return (
    <Anchor {...rest} href={href} className={look}>
      {children}
    </Anchor>
  )
}
