'use client'

import { z } from 'zod'
import { useSupport, type AwaitedAnswer, type SupportMessage } from '@/components/features/support/hooks'
import { jpeg, png, type FileRules } from '@/components/ui/file/file-rules'
import { PurposeConsent } from '@/components/account/purpose-consent'
import { contractResolver } from '@/components/ui/form/contract-resolver'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormTextarea } from '@/components/ui/form/form-fields'
import { FormFiles } from '@/components/ui/form/form-files'
import { useFirstFocus } from '@/components/ui/dialog/form-dialog'
import { ignoreFailure } from '@/lib/client/call-failures'
import { readToken } from '@/lib/client/session-token'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { toReadableEmail } from '@/lib/text/email-address'
import { messages } from '@/lib/contract/messages'
import { emailField } from '@/lib/contract/person-fields'
import { requiredText } from '@/lib/contract/shapes'
import { MAX_SUPPORT_MESSAGE_LENGTH } from '@/lib/domains/support/contract'

const ID = 'support-form'
const empty: SupportMessage = { message: '', documents_arr: [], email: '', consents: false }

const schema = z.object({
  message: requiredText(MAX_SUPPORT_MESSAGE_LENGTH),
  documents_arr: z.array(z.custom<File>()),
  email: z.literal('').or(emailField),
  consents: z.boolean().refine(Boolean, messages.consentRequired),
})
const resolver = contractResolver<SupportMessage>(schema)

/** An image of another type and a file that is no image have different messages. */
const screenshot: FileRules = {
  kinds: [jpeg, png],
  maxCount: 1,
  refusal: ({ type }) => (type.startsWith('image/') ? messages.wrongFileType : messages.notAnImage),
}

interface SupportFormProps {
  /** Gets null from a resident and from a guest without an address. */
  onSent: (awaited: AwaitedAnswer | null) => void
}

export function SupportForm({ onSent }: SupportFormProps) {
  const form = usePortalForm<SupportMessage>({ defaultValues: empty, resolver })
  const forgetDraft = useFormDraft('support', form)
  const support = useSupport()
  useFirstFocus(`${ID}-message`)

  async function send(values: SupportMessage) {
    const answer = await support.mutateAsync(values).catch(ignoreFailure)
    if (!answer) return
    form.reset(empty)
    forgetDraft()
    const { answer_key: answerKey } = answer
    onSent(answerKey === undefined ? null : { answerKey, email: toReadableEmail(values.email) })
  }

  return (
    <Form id={ID} form={form} send={send} label="Сообщение в техническую поддержку">
      <FormTextarea
        name="message"
        label="Что случилось"
        hint="На какой странице, что вы делали и что увидели"
        longest={MAX_SUPPORT_MESSAGE_LENGTH}
      />
      <FormFiles
        name="documents_arr"
        label="Снимок экрана"
        hint="jpg или png, не больше 5 МБ"
        rules={screenshot}
        optional
      />
      {readToken() === null && (
        <EmailField name="email" label="Электронная почта для ответа" autoComplete="email" optional />
      )}
      <PurposeConsent purpose="support" aim="ответа на это сообщение" />
      <SubmitButton>Отправить сообщение</SubmitButton>
    </Form>
  )
}
