/** Leads from the registration to the login whoever has an account. */
export function LoginPrompt({ className }: { className?: string }) {
  return (
    <p className={className}>
      Уже есть учётная запись?{' '}
      <a href="#login" className="link inline-flex min-h-11 items-center">
        Войти
      </a>
    </p>
  )
}
