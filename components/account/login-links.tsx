import { LinkButton } from '@/components/ui/button/button'

export function LoginLinks({ className }: { className: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <LinkButton href="#login">Войти</LinkButton>
      <LinkButton href="#register" variant="secondary">
        Зарегистрироваться
      </LinkButton>
    </div>
  )
}
