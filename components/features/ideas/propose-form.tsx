'use client'

import { useEffect, useState } from 'react'
import { useAuthor, useSendIdea, useCategories } from '@/components/features/ideas/propose-hooks'
import { ProposePlace } from '@/components/features/ideas/propose-place'
import { ideaThanks } from '@/components/features/ideas/idea-thanks-slot'
import { emptyIdea, ideaResolver, type IdeaValues } from '@/components/features/ideas/propose-values'
import { closeHashDialog, useFirstFocus } from '@/components/ui/dialog/form-dialog'
import { Form, SubmitButton, usePortalForm, usePreload } from '@/components/ui/form/form'
import { useReturnedForm } from '@/components/ui/form/use-returned-form'
import { reloadAfterLogin } from '@/components/account/reload-after-login'
import { loadGraphqlClient } from '@/lib/client/send-graphql'
import { ignoreFailure } from '@/lib/client/call-failures'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { takeRefusedMessage } from '@/lib/client/outbox-messages'
import { SavedOffline } from '@/components/ui/form/saved-offline'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import { SimilarIdeas } from '@/components/features/ideas/similar-ideas'
import { FormSelect, FormTextarea, FormTextInput, FormCheckbox } from '@/components/ui/form/form-fields'
import { MAX_IDEA_LENGTH, MAX_IDEA_DOCUMENTS } from '@/lib/domains/ideas/contract'
import { documentsAndImages, onePhoto } from '@/components/ui/file/file-rules'
import { FormFiles } from '@/components/ui/form/form-files'
import { messages } from '@/lib/contract/messages'
import { formatCount } from '@/lib/text/plural'
import { PurposeConsent } from '@/components/account/purpose-consent'
import { paths, PROPOSE_ID } from '@/lib/config/paths'

const ID = 'idea-form'

const takeRefusedIdea = () => takeRefusedMessage('idea')

interface ProposeFormProps {
  isResident: boolean
  onSavedOffline: () => void
}

/** A guest fills it in and logs in to send it. Without a connection the idea is stored on the device. */
function ProposeForm({ isResident, onSavedOffline }: ProposeFormProps) {
  const form = usePortalForm<IdeaValues>({
    defaultValues: emptyIdea,
    ...(isResident && { resolver: ideaResolver }),
  })
  const forgetDraft = useFormDraft('idea', form)
  const idea = useSendIdea()
  const author = useAuthor(isResident)
  const { setValue } = form
  useReturnedForm(form, takeRefusedIdea)
  usePreload(form, loadGraphqlClient)
  useFirstFocus(`${ID}-title`)
  useEffect(() => {
    if (author) setValue('author', author)
  }, [author, setValue])

  async function send(values: IdeaValues) {
    if (!isResident) {
      window.location.hash = 'login'
      return
    }
    const isSent = await idea.mutateAsync(values).catch(ignoreFailure)
    if (isSent === null) return
    forgetDraft()
    if (!isSent) return onSavedOffline()
    ideaThanks.set()
    closeHashDialog(PROPOSE_ID)
    await reloadAfterLogin()
  }

  return (
    <Form id={ID} form={form} send={send} label="Предложение идеи" className="space-y-10">
      <ProposeText isResident={isResident} />
      <ProposeFiles />
      <ProposePlace />
      <ProposeConsents />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>{isResident ? 'Предложить идею' : 'Войти и предложить'}</SubmitButton>
        <p className="max-w-sm text-sm text-ink-soft">
          Модератор проверит идею, и её смогут поддержать соседи. О каждом шаге сообщим вам.
        </p>
      </div>
    </Form>
  )
}

export function ProposePanel() {
  const token = useToken()
  const [isSavedOffline, setSavedOffline] = useState(false)
  return (
    <QueryProvider>
      {isSavedOffline ? (
        <SavedOffline onAgain={() => setSavedOffline(false)}>Предложить ещё одну</SavedOffline>
      ) : (
        <ProposeForm key={token} isResident={token !== null} onSavedOffline={() => setSavedOffline(true)} />
      )}
    </QueryProvider>
  )
}

function ProposeText({ isResident }: { isResident: boolean }) {
  const { data: categories = [], isError } = useCategories()
  return (
    <div className="space-y-5">
      {isResident ? (
        <FormTextInput name="author" label="Автор" hint="Из вашей учётной записи" readOnly autoComplete="off" />
      ) : (
        <p className="rounded-card bg-sand p-4">
          <a href="#login" className="link">
            Войдите
          </a>
          , и автор подставится. Можно и сначала заполнить форму: набранное сохранится.
        </p>
      )}
      <FormTextInput name="title" label="Название идеи" hint="Коротко: что сделать и где" autoComplete="off" />
      <SimilarIdeas />
      <FormSelect
        name="category_id"
        label="Категория"
        emptyLabel="Выберите категорию"
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {isError && <p role="alert">Не удалось загрузить категории. Обновите страницу: набранное сохранится.</p>}
      <FormTextarea
        name="text"
        label="Описание"
        hint="Что вы предлагаете, кому и чем это поможет. Текст увидят все."
        rows={6}
        longest={MAX_IDEA_LENGTH}
      />
    </div>
  )
}

const photoRules = { ...onePhoto, refusal: () => messages.notAnImage }
const documentRules = { ...documentsAndImages, maxCount: MAX_IDEA_DOCUMENTS }

function ProposeFiles() {
  return (
    <div className="space-y-5">
      <FormFiles
        name="img"
        label="Фотография"
        hint="Место сейчас, рисунок или пример: JPEG, PNG или WebP"
        rules={photoRules}
      />
      <FormFiles
        name="documents"
        label="Документы"
        hint={`До ${formatCount(MAX_IDEA_DOCUMENTS, ['файла', 'файлов', 'файлов'])}: изображения, .doc, .docx и .pdf до 20 МБ`}
        rules={documentRules}
        optional
      />
    </div>
  )
}

/** No box is ticked at first (152-ФЗ). */
function ProposeConsents() {
  return (
    <div className="space-y-1 border-t border-line pt-6">
      <FormCheckbox
        name="show_author"
        label="Показывать моё имя рядом с идеей"
        hint="Без этого имя не увидит никто, кроме модератора"
      />
      <FormCheckbox
        name="agree_with_rules"
        required
        label={
          <>
            Соглашаюсь с правилами проекта{' '}
            <a href={paths.ideasAbout} target="_blank" rel="noopener" className="link">
              Текст правил
            </a>
          </>
        }
      />
      <PurposeConsent purpose="idea" aim="рассмотрения идеи" />
    </div>
  )
}
