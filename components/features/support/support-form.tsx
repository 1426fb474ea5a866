'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { z } from 'zod'
import { useConsentText, useSupport, type SupportMessage } from '@/components/features/support/hooks'
import { closeHashDialog } from '@/components/ui/close-hash-dialog'
import { jpeg, png, type FileRules } from '@/components/ui/files/file-rules'
import { ConsentBox } from '@/components/ui/form/consent-box'
import { Form } from '@/components/ui/form/form'
import { FormTextarea, FormTextInput } from '@/components/ui/form/form-fields'
import { FormFiles } from '@/components/ui/form/form-files'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { Outside } from '@/components/ui/outside'
import { TimedAlert } from '@/components/ui/timed-alert'
import { useFirstFocus } from '@/components/ui/use-first-focus'
import { readToken } from '@/lib/api/resident-token'
import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { emailField } from '@/lib/contract/resident-fields'

const ID = 'support-form'
const empty: SupportMessage = { message: '', documents_arr: [], email: '', consents: false }

const schema = z.object({
  message: z.string().trim().min(1, messages.required).max(4_000, messages.textTooLong(4_000)),
  documents_arr: z.array(z.custom<File>()),
  email: z.literal('').or(emailField),
  consents: z.boolean().refine(Boolean, messages.consentRequired),
})

/** The specification tells a file that is no picture from a picture of another type (spec.md 5). */
const screenshot: FileRules = {
  kinds: [jpeg, png],
  most: 1,
  refusal: ({ type }) => (type.startsWith('image/') ? messages.wrongFileType : messages.notAnImage),
}

/** Technical support: a guest may leave an address for the answer, a resident is known by the token. */
export function SupportForm() {
  const form = usePortalForm<SupportMessage, SupportMessage>({ defaultValues: empty, resolver: zodResolver(schema) })
  const support = useSupport()
  const [isSent, setSent] = useState(false)
  useFirstFocus(`${ID}-message`)

  async function send(values: SupportMessage) {
    const isDone = await support.mutateAsync(values).then(() => true, keepQuiet)
    if (!isDone) return
    form.reset(empty)
    closeHashDialog('support')
    setSent(true)
  }

  return (
    <>
      <Form id={ID} form={form} send={send} label="Сообщение в техническую поддержку">
        <FormTextarea
          name="message"
          label="Что случилось"
          hint="На какой странице, что вы делали и что увидели"
          maxLength={4000}
        />
        <FormFiles
          name="documents_arr"
          label="Снимок экрана"
          hint="jpg или png, не больше 5 МБ"
          rules={screenshot}
          optional
        />
        {readToken() === null && (
          <FormTextInput name="email" label="Электронная почта для ответа" type="email" autoComplete="email" optional />
        )}
        <SupportConsent />
        <SubmitButton>Отправить сообщение</SubmitButton>
      </Form>
      <Outside>
        <TimedAlert
          open={isSent}
          title="Техническая поддержка"
          html={`<p>${messages.supportSent}</p>`}
          onClose={() => setSent(false)}
        />
      </Outside>
    </>
  )
}

function SupportConsent() {
  const text = useConsentText()
  return (
    <ConsentBox
      label={text?.label ?? 'Даю согласие на обработку моих персональных данных для ответа на это сообщение'}
      href={text?.url ?? paths.consent('support')}
    />
  )
}

/** A failure is not shown (spec.md 8), the text stays for another try; only what the fields' rules refuse is said. */
function keepQuiet(error: unknown): false {
  if (error instanceof AppError && error.code === 'invalid' && error.errors) throw error
  return false
}
