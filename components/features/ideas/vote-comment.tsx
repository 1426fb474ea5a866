'use client'

import { z } from 'zod'
import { useVote, type Side } from '@/components/features/ideas/hooks'
import { Button } from '@/components/ui/button'
import { contractResolver } from '@/components/ui/form/contract-resolver'
import { Form } from '@/components/ui/form/form'
import { FormTextarea } from '@/components/ui/form/form-fields'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { usePreload } from '@/components/ui/form/use-preload'
import { useFirstFocus } from '@/components/ui/use-first-focus'
import { loadGraphqlClient } from '@/lib/client/send-graphql'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { LONGEST_IDEA_COMMENT } from '@/lib/domains/ideas/contract'
import { typedText } from '@/lib/contract/shapes'

const ID = 'vote-comment'

const schema = z.object({ comment: typedText(LONGEST_IDEA_COMMENT) })
type Values = z.input<typeof schema>
const resolver = contractResolver<Values>(schema)

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
  const forgetDraft = useFormDraft(`idea-comment-${id}`, form)
  useFirstFocus(`${ID}-comment`)
  usePreload(form, loadGraphqlClient)

  function leave() {
    forgetDraft()
    onDone()
  }

  async function send(values: Values) {
    await vote.mutateAsync({ side, comment: values.comment })
    leave()
  }

  return (
    <Form id={ID} form={form} send={send} label="Комментарий к голосу" hasRequired={false} className="mt-2 space-y-4">
      <FormTextarea
        name="comment"
        label="Комментарий"
        required={false}
        hint="По желанию. Его увидят все, без вашего имени."
        rows={3}
        longest={LONGEST_IDEA_COMMENT}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Сохранить комментарий</SubmitButton>
        <Button variant="quiet" onClick={leave}>
          Отмена
        </Button>
      </div>
    </Form>
  )
}
