import { AccountSlot } from '@/components/features/residents/account-slot'
import { Icon } from '@/components/ui/icon/icon'

export const accountLinks = {
  inHeader: (
    <AccountSlot place="header">
      <LoginButton />
    </AccountSlot>
  ),
  inMenu: (
    <AccountSlot place="menu">
      <LoginMenuItem />
    </AccountSlot>
  ),
}

function LoginButton() {
  return (
    <a
      href="#login"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-ink no-underline transition-colors hover:text-brand-strong wide:text-sm wide:font-medium"
    >
      <Icon name="circle-user-round" className="size-6 wide:size-5" />
      <span className="narrow:sr-only">Войти</span>
    </a>
  )
}

function LoginMenuItem() {
  return (
    <a
      href="#login"
      className="mt-3 mb-2 flex min-h-12 items-center gap-3 rounded-card bg-brand-tint px-5 text-brand-strong no-underline"
    >
      <Icon name="circle-user-round" className="size-5" />
      Войти или зарегистрироваться
    </a>
  )
}
