import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from '@/components/ui/button/button'

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Draws a link that looks like a button. Inner addresses navigate softly; `#…` and foreign ones are plain links. */
export function LinkButton({ href, variant, size, className, children, ...rest }: LinkButtonProps) {
  const look = buttonLook(variant, size, className)
  const inner = href.startsWith('/') && !rest.download
  const Anchor = inner ? Link : 'a'
  return (
    <Anchor {...rest} href={href} className={look}>
      {children}
    </Anchor>
  )
}
