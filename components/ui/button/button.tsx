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

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-paper hover:bg-brand-strong',
  secondary: 'border border-line-strong bg-paper text-ink hover:border-brand-strong hover:text-brand-strong',
  quiet: 'text-brand-strong hover:bg-brand-tint',
  danger: 'bg-danger text-paper hover:bg-ink',
  sun: 'bg-sun text-ink hover:bg-ink hover:text-paper',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 py-2',
  medium: 'min-h-12 px-5 py-2.5',
  large: 'min-h-14 px-7 py-3 text-lg',
}

export function buttonClassName(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(
    'inline-flex max-w-full items-center justify-center gap-2.5 rounded-field text-center leading-6 font-medium no-underline transition-colors',
    'disabled:opacity-55 aria-disabled:opacity-55 forced-colors:border print:hidden',
    variants[variant],
    sizes[size],
    className,
  )
}
