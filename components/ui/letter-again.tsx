import { Button } from '@/components/ui/button'

/** React Query knows a letter that is asked for once more so. */
export interface LetterRequest {
  mutate: () => void
  isPending: boolean
  data: { message: string } | undefined
  error: Error | null
}

/** Offers «Выслать письмо ещё раз»: the letter with the confirming link may have gone astray. */
export function LetterAgain({ request }: { request: LetterRequest }) {
  return (
    <div>
      <Button variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
        Выслать письмо ещё раз
      </Button>
      <p role="status" className="mt-2 font-medium text-brand-strong empty:hidden">
        {request.data?.message}
      </p>
      {request.error && (
        <p role="alert" className="mt-2 font-medium text-danger">
          {request.error.message}
        </p>
      )}
    </div>
  )
}
