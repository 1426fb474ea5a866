'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { z } from 'zod'
import { useJudgeClaim } from '@/components/features/claims/hooks'
import { verdictPhoto } from '@/components/features/claims/claim-photos'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { contractResolver } from '@/components/ui/form/contract-resolver'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormFiles } from '@/components/ui/form/form-files'
import { FormRadioGroup, FormTextarea } from '@/components/ui/form/form-fields'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { MAX_CLAIM_LENGTH } from '@/lib/domains/claims/rules'
import { messages } from '@/lib/contract/messages'
import { typedText } from '@/lib/contract/shapes'
import { formatLongDate } from '@/lib/time/dates'
import { TitledSection } from '@/components/ui/text/titled-section'

const TITLE = 'verdict'
const verdicts = [
  { value: 'yes', label: 'Решено' },
  { value: 'no', label: 'Не решено' },
]

const schema = z.object({
  is_accepted: z.string().min(1, messages.required),
  user_comment: typedText(MAX_CLAIM_LENGTH),
  image: z.array(z.custom<File>()),
})
type Values = z.input<typeof schema>

/** «Не решено» needs a comment about what is wrong. */
const resolver = contractResolver<Values>(schema, ({ is_accepted: verdict, user_comment: comment }) =>
  verdict === 'no' && comment.trim() === '' ? { user_comment: messages.required } : {},
)

interface ClaimVerdictProps {
  id: number
  until: string
  /** Key of the email that a guest came by. */
  emailKey: string | null
  onGiven: () => void
}

export function ClaimVerdict({ id, until, emailKey, onGiven }: ClaimVerdictProps) {
  const router = useRouter()
  const judge = useJudgeClaim()
  const form = usePortalForm<Values>({ defaultValues: { is_accepted: '', user_comment: '', image: [] }, resolver })
  const forgetDraft = useFormDraft(`verdict-${id}`, form)

  useEffect(() => {
    if (emailKey) document.getElementById(TITLE)?.scrollIntoView({ block: 'center' })
  }, [emailKey])

  async function send({ is_accepted: verdict, user_comment: comment, image: photos }: Values) {
    await judge.mutateAsync({ id, is_accepted: verdict === 'yes', user_comment: comment || null, photos, emailKey })
    forgetDraft()
    onGiven()
    router.refresh()
  }

  return (
    <TitledSection
      id={TITLE}
      title="Проблема решена?"
      headingClassName="text-h3"
      className="rounded-card bg-sand p-5 sm:p-6"
    >
      <p className="mt-1 text-ink-soft">
        Это ваша заявка. Оценить ответ можно до {formatLongDate(until, cityTimeZone())}; если не решено, заявку откроют
        снова.
      </p>
      <Form id="verdict-form" form={form} send={send} label="Оценка ответа" className="mt-5 space-y-5">
        <FormRadioGroup name="is_accepted" legend="Ваша оценка" options={verdicts} />
        <FormTextarea
          name="user_comment"
          label="Комментарий"
          required={false}
          hint="Что осталось не так. Если решено — по желанию."
          rows={3}
          longest={MAX_CLAIM_LENGTH}
        />
        <FormFiles
          name="image"
          label="Снимок"
          hint="Как там сейчас. На сайте появится после проверки модератором."
          rules={verdictPhoto}
          optional
        />
        <SubmitButton>Отправить оценку</SubmitButton>
      </Form>
    </TitledSection>
  )
}
