import { Icon } from '@/components/ui/icon/icon'
import { AccountSlot } from '@/components/features/residents/account-slot'

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
    <a href="#login" className="account-link">
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
