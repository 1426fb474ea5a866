/** Without a mail server, which `<html>` tells, emails stay in the portal's folder. */
export function EmailSentTo({ email }: { email: string }) {
  const isKept = document.documentElement.dataset.mail === 'kept'
  return (
    <>
      {isKept ? 'Письмо подготовлено для' : 'Письмо ушло на'}{' '}
      <strong className="font-semibold wrap-anywhere">{email}</strong>
    </>
  )
}
