import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

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

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun'
export type ButtonSize = 'small' | 'medium' | 'large'

export function buttonClassName(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(`button button-${variant} button-${size}`, className)
}
