'use client'

import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { Done, Failed, Loading } from '@/components/account/cabinet-section'
import { Checkbox } from '@/components/ui/field/checkbox'
import { Form, markSaved, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { fieldId } from '@/components/ui/form/form-context'
import { firstMessage } from '@/components/ui/form/form-errors'
import { FieldError } from '@/components/ui/field/field'
import { FormRadioGroup } from '@/components/ui/form/form-fields'
import { userQuery } from '@/lib/client/user'
import {
  getNewsSubscription,
  setNewsSubscription,
  type mailFrequencies,
} from '@/lib/domains/news/subscriptions/contract'
import { listNewsTypes, type NewsType } from '@/lib/domains/news/contract'
import { call, type Input } from '@/lib/client/call'
import { typesetData } from '@/lib/text/typography'

const ID = 'subscription'

interface Choice {
  /** Codes as text, as checkboxes hold them. */
  news_types: string[]
  mail: (typeof mailFrequencies)[number]
}

const frequencies: readonly { value: Choice['mail']; label: string; hint?: string }[] = [
  { value: 'never', label: 'Не присылать писем', hint: 'Новости будут только под колокольчиком' },
  { value: 'at_once', label: 'Сразу, как новость выйдет', hint: 'Через минуту-другую после публикации' },
  { value: 'daily', label: 'Раз в день', hint: 'Одно письмо со всеми новостями за день' },
  { value: 'weekly', label: 'Раз в неделю', hint: 'Одно письмо со всеми новостями за неделю' },
]

export function SubscriptionSection() {
  const types = useNewsTypes()
  const subscription = useSubscription()
  if (types.isError || subscription.isError) return <Failed retry={() => [types.refetch(), subscription.refetch()]} />
  if (!types.data || !subscription.data) return <Loading />
  const { news_types: codes, mail } = subscription.data
  const saved = { news_types: codes.map(String), mail }
  return <SubscriptionForm types={types.data} saved={saved} asked={findAskedType(types.data)} />
}

/** Type that the visitor was reading when they followed the link to this form. */
function findAskedType(types: readonly NewsType[]): string | undefined {
  const asked = new URLSearchParams(window.location.search).get('news')
  return types.map(({ code }) => String(code)).find((code) => code === asked)
}

interface SubscriptionFormProps {
  types: readonly NewsType[]
  saved: Choice
  asked: string | undefined
}

function SubscriptionForm({ types, saved, asked }: SubscriptionFormProps) {
  const form = usePortalForm<Choice>({ defaultValues: saved })
  const { setValue } = form
  useEffect(() => {
    if (asked === undefined || saved.news_types.length > 0) return
    setValue('news_types', [asked], { shouldDirty: true })
    setValue('mail', 'weekly', { shouldDirty: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later the choice is the resident's
  }, [])
  const subscribe = useSubscribe()
  const isSaved = subscribe.isSuccess && !form.formState.isDirty
  async function send(choice: Choice) {
    await subscribe.mutateAsync({ news_types: choice.news_types.map(Number), mail: choice.mail })
    markSaved(form, choice)
  }
  return (
    <Form id={ID} form={form} send={send} label="Новости для меня" hasRequired={false} className="mt-5 space-y-7">
      <p className="text-ink-soft">
        В письме — заголовки и ссылки на новости, которые вы отметите. Отписаться можно из любого письма.
      </p>
      <fieldset id={fieldId(ID, 'news_types')} tabIndex={-1}>
        <legend className="mb-1 font-medium">О чём сообщать</legend>
        <TypeBoxes types={types} />
        <FieldError id={`${ID}-news_types-error`} message={firstMessage(form.formState.errors.news_types)} />
      </fieldset>
      <FormRadioGroup name="mail" legend="Письма на электронную почту" options={frequencies} required={false} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>Сохранить выбор</SubmitButton>
        <Done>{isSaved && 'Выбор сохранён'}</Done>
      </div>
      {isSaved && form.getValues('mail') !== 'never' && <MailedTo />}
    </Form>
  )
}

function MailedTo() {
  const { data: user } = useQuery(userQuery)
  if (!user) return null
  return (
    <p>
      Письма {user.email_confirmed ? 'будут приходить' : 'придут, когда вы подтвердите почту,'} на{' '}
      <strong className="font-semibold wrap-anywhere">{user.email}</strong>.{' '}
      <a href="#data" className="link target">
        Исправить адрес
      </a>
    </p>
  )
}

function TypeBoxes({ types }: { types: readonly NewsType[] }) {
  const { register } = useFormContext<Choice>()
  const validate = (codes: string[], { mail }: Choice) =>
    codes.length > 0 || mail === 'never' || 'Выберите, о чём сообщать, или «Не присылать писем»'
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {types.map(({ code, title }) => (
        <Checkbox
          key={code}
          {...register('news_types', { validate })}
          id={`${ID}-${code}`}
          value={String(code)}
          label={title}
        />
      ))}
    </div>
  )
}

const subscriptionKey = ['news-subscription']

function useNewsTypes() {
  return useQuery({
    queryKey: ['news-types'],
    queryFn: async () => typesetData(await call(listNewsTypes)).news_types,
  })
}

function useSubscription() {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: async () => (await call(getNewsSubscription)).subscription,
  })
}

function useSubscribe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof setNewsSubscription>['body']) => call(setNewsSubscription, { body }),
    onSuccess: ({ subscription }) => client.setQueryData(subscriptionKey, subscription),
  })
}
