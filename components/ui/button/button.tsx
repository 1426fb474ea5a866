import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
}

export function Button({ variant, size, busy = false, type = 'button', className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClassName(variant, size, className)}
    />
  )
}

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun'
export type ButtonSize = 'small' | 'medium' | 'large'

export function buttonClassName(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(`button button-${variant} button-${size}`, className)
}

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
