'use client'

import type { Resolver } from 'react-hook-form'
import { useVote, type Side } from '@/components/features/ideas/hooks'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form/form'
import { FormTextarea } from '@/components/ui/form/form-fields'
import { toResolverResult } from '@/components/ui/form/to-resolver-result'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { useFirstFocus } from '@/components/ui/use-first-focus'
import { complaintOf } from '@/lib/contract/errors'
import { LONGEST_IDEA_COMMENT } from '@/lib/domains/ideas/contract'
import { typedText } from '@/lib/contract/shapes'

const ID = 'vote-comment'
const words = typedText(LONGEST_IDEA_COMMENT)

interface Values {
  comment: string
}

interface VoteCommentProps {
  id: number
  side: Side
  comment: string
  onDone: () => void
}

/** Draws the form of a comment on the vote; an empty text deletes the comment. */
export function VoteComment({ id, side, comment, onDone }: VoteCommentProps) {
  const vote = useVote(id)
  const form = usePortalForm<Values>({ defaultValues: { comment }, resolver })
  useFirstFocus(`${ID}-comment`)

  async function send(values: Values) {
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
        longest={LONGEST_IDEA_COMMENT}
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

const resolver: Resolver<Values> = (values) => toResolverResult(values, { comment: complaintOf(words, values.comment) })
