'use client'

import { useVote, type Side } from '@/components/features/ideas/hooks'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form/form'
import { FormTextarea } from '@/components/ui/form/form-fields'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { useFirstFocus } from '@/components/ui/use-first-focus'
import { LONGEST_IDEA_COMMENT } from '@/lib/contract/ideas'

const ID = 'vote-comment'

interface VoteCommentProps {
  id: number
  side: Side
  comment: string
  onDone: () => void
}

/** A word that goes with the vote; an emptied one is taken back. */
export function VoteComment({ id, side, comment, onDone }: VoteCommentProps) {
  const vote = useVote(id)
  const form = usePortalForm({ defaultValues: { comment } })
  useFirstFocus(`${ID}-comment`)

  async function send(values: { comment: string }) {
    await vote.mutateAsync({ side, comment: values.comment })
    onDone()
  }

  return (
    <Form id={ID} form={form} send={send} label="Комментарий к голосу" className="mt-2 space-y-4">
      <FormTextarea
        name="comment"
        label="Комментарий"
        hint="По желанию. Его увидят все, без вашего имени."
        rows={3}
        maxLength={LONGEST_IDEA_COMMENT}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Сохранить комментарий</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          Отмена
        </Button>
      </div>
    </Form>
  )
}
