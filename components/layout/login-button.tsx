import { CircleUserRound } from 'lucide-react'

/** What a guest sees in the account's place; the layout may put something else there. */
export function LoginButton() {
  return (
    <a
      href="#login"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-ink no-underline transition-colors hover:text-brand-strong wide:text-sm wide:font-medium"
    >
      <CircleUserRound aria-hidden className="size-6 wide:size-5" />
      <span className="narrow:sr-only">Войти</span>
    </a>
  )
}
