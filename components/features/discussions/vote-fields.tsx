import { useWatch } from 'react-hook-form'
import { FormRadioGroup, FormTextarea } from '@/components/ui/form/form-fields'
import { MAX_COMMENT_LENGTH } from '@/lib/domains/discussions/contract'
import type { VoteType } from '@/lib/domains/discussions/graphql/operations'

export interface CommentDuty {
  types: readonly VoteType[]
  /** Codes of votes that need a comment. */
  requiredFor: readonly number[]
}

export function VoteFields(duty: CommentDuty) {
  const chosen = useWatch<Record<string, string>>({ name: 'type_id' })
  const strict = selectWithComment(duty)
  return (
    <>
      <FormRadioGroup
        name="type_id"
        legend="Как вы относитесь к проекту?"
        options={duty.types.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <FormTextarea
        name="comment"
        label="Предложение или замечание"
        required={strict.some(({ id }) => String(id) === chosen)}
        hint={commentHint(strict)}
        longest={MAX_COMMENT_LENGTH}
      />
    </>
  )
}

export function selectWithComment({ types, requiredFor }: CommentDuty): VoteType[] {
  return types.filter(({ code }) => requiredFor.includes(code))
}

function commentHint(strict: readonly VoteType[]): string {
  const names = strict.map(({ name }) => `«${name}»`)
  const duty = names.length > 0 ? `Голос ${names.join(', ')} принимается только с пояснением.` : 'По желанию.'
  return `${duty} Попадёт в открытый реестр без вашего имени.`
}
