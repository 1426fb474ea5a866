import type { ComponentProps } from 'react'
import { buttonLook, type ButtonSize, type ButtonVariant } from '@/components/ui/button-look'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A request is under way: the button is disabled and says so. */
  busy?: boolean
}

/** Says what happens: «Отправить обращение», not «ОК». */
export function Button({ variant, size, busy = false, type = 'button', className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(variant, size, className)}
    />
  )
}
