import { errorMessage } from '@/lib/text/user-error'

export function ErrorText({ error, className }: { error: unknown; className: string }) {
  if (!error) return null
  return (
    <p role="alert" className={`${className} font-medium text-danger`}>
      {errorMessage(error)}
    </p>
  )
}
