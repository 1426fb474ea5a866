'use client'

import { useEffect } from 'react'
import { useAuthor, useSendIdea } from '@/components/features/ideas/propose-hooks'
import { ProposeConsents } from '@/components/features/ideas/propose-consents'
import { ProposeFiles } from '@/components/features/ideas/propose-files'
import { ProposePlace } from '@/components/features/ideas/propose-place'
import { ProposeText } from '@/components/features/ideas/propose-words'
import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { ideaThanks } from '@/components/features/ideas/idea-thanks'
import { emptyIdea, ideaResolver, type IdeaValues } from '@/components/features/ideas/propose-values'
import { closeHashDialog } from '@/components/ui/close-hash-dialog'
import { Form } from '@/components/ui/form/form'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { usePortalForm } from '@/components/ui/form/use-portal-form'
import { usePreload } from '@/components/ui/form/use-preload'
import { useReturnedForm } from '@/components/ui/form/use-returned-form'
import { reloadPage } from '@/components/ui/reload-page'
import { useFirstFocus } from '@/components/ui/use-first-focus'
import { loadGraphqlClient } from '@/lib/client/send-graphql'
import { ignoreFailure } from '@/lib/client/ignore-failure'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { takeRefusedMessage } from '@/lib/client/outbox-messages'

const ID = 'idea-form'

const takeRefusedIdea = () => takeRefusedMessage('idea')

/**
 * Draws the form, which validates, uploads and creates, then closes, reloads the page and says thanks (spec.md 4, Idea
 * form flow). Without a connection the idea is stored on the device.
 */
export function ProposeForm({ onSavedOffline }: { onSavedOffline: () => void }) {
  const form = usePortalForm<IdeaValues>({ defaultValues: emptyIdea, resolver: ideaResolver })
  const forgetDraft = useFormDraft('idea', form)
  const idea = useSendIdea()
  const author = useAuthor()
  const { setValue } = form
  useReturnedForm(form, takeRefusedIdea)
  usePreload(form, loadGraphqlClient)
  useFirstFocus(`${ID}-title`)
  useEffect(() => {
    if (author) setValue('author', author)
  }, [author, setValue])

  async function send(values: IdeaValues) {
    const isSent = await idea.mutateAsync(values).catch(ignoreFailure)
    if (isSent === null) return
    forgetDraft()
    if (!isSent) return onSavedOffline()
    ideaThanks.leave()
    closeHashDialog(PROPOSE_ID)
    await reloadPage()
  }

  return (
    <Form id={ID} form={form} send={send} label="Предложение идеи" className="space-y-10">
      <ProposeText />
      <ProposeFiles />
      <ProposePlace />
      <ProposeConsents />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>Предложить идею</SubmitButton>
        <p className="max-w-sm text-sm text-ink-soft">
          Модератор проверит идею, и её смогут поддержать соседи. О каждом шаге сообщим вам.
        </p>
      </div>
    </Form>
  )
}
