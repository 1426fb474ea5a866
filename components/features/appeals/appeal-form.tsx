'use client'

import { useEffect, type MouseEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { AppealAuthor } from '@/components/features/appeals/appeal-author'
import { AppealAddressee, AppealSubject } from '@/components/features/appeals/appeal-content'
import { AppealReview } from '@/components/features/appeals/appeal-review'
import { AppealStep } from '@/components/features/appeals/appeal-step'
import { LAST_STEP, useAppealSteps } from '@/components/features/appeals/appeal-steps'
import { AppealTermsList, type AppealTerms } from '@/components/features/appeals/appeal-terms'
import type { Lookalike } from '@/components/features/appeals/find-lookalike'
import { useAuthor, useSendAppeal, type AppealValues } from '@/components/features/appeals/hooks'
import { removeUnsent, useUnsentAppeal, useSaveBeforeLogin } from '@/components/features/appeals/unsent-appeal'
import { shrinkAttachments } from '@/components/ui/file/shrink-photo'
import { ConsentBox } from '@/components/account/consent-box'
import { contractResolver, requestSchema } from '@/components/ui/form/contract-resolver'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { Button } from '@/components/ui/button/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { paths } from '@/lib/config/paths'
import {
  appealForm,
  type AppealChoices,
  type AppealReceipt,
  type postOfficialAppeal,
  LEGAL_TYPES,
} from '@/lib/domains/appeals/contract'
import type { Input } from '@/lib/client/call'
import { useFormDraft } from '@/lib/client/use-form-draft'
import type { ConsentText } from '@/lib/domains/consents/contract'

const ID = 'appeal-form'
const SEND = `${ID}-send`

type Body = Input<typeof postOfficialAppeal>['body']

const empty: AppealValues = {
  legal_type: `${LEGAL_TYPES.individual}`,
  surname: '',
  name: '',
  patronymic: '',
  no_patronymic: false,
  organization: '',
  inn: '',
  ogrn: '',
  legal_address: '',
  representative: '',
  email: '',
  phone: '',
  postal_address: '',
  addressee: '',
  topic_id: '',
  text: '',
  answer_delivery: 'email',
  documents_arr: [],
  consents: false,
}

interface AppealFormProps {
  isResident: boolean
  choices: AppealChoices
  lookalikes: readonly Lookalike[]
  terms: AppealTerms
  consent: ConsentText | undefined
  onSent: (appeal: AppealReceipt) => void
}

/** The form of 59-ФЗ. A guest may fill it in and has to log in only to send it. */
export function AppealForm({ isResident, choices, lookalikes, terms, consent, onSent }: AppealFormProps) {
  const form = usePortalForm<AppealValues>({ defaultValues: empty, resolver })
  const forgetDraft = useFormDraft('appeal', form, 'no_patronymic')
  usePrefilledAuthor(form, isResident)
  useSaveBeforeLogin(form, isResident)
  const isUnsent = useUnsentAppeal(form, isResident, SEND)
  const steps = useAppealSteps(form, ID, isUnsent ? LAST_STEP : 1)
  const shared = { formId: ID, steps, answerBy: terms.answerBy }
  const appeal = useSendAppeal()

  async function send(values: AppealValues) {
    const documents = await shrinkAttachments(values.documents_arr)
    const answer = await appeal.mutateAsync(toRequestBody({ ...values, documents_arr: documents }))
    forgetDraft()
    removeUnsent()
    onSent(answer.appeal)
  }

  return (
    <Form id={ID} form={form} send={send} label="Официальное обращение" autoComplete="off" className="space-y-6">
      <div className="space-y-12">
        <AppealStep number={1} {...shared}>
          <AppealSubject topics={choices.topics} lookalikes={lookalikes} />
        </AppealStep>
        <AppealStep number={2} {...shared}>
          <AppealAddressee choices={choices} />
        </AppealStep>
        <AppealStep number={3} {...shared}>
          <AppealAuthor isResident={isResident} />
        </AppealStep>
        <AppealStep number={LAST_STEP} {...shared}>
          <AppealReview topics={choices.topics} onChange={steps.open} />
          <ConsentBox
            label={consent?.label ?? 'Даю согласие на обработку моих персональных данных для рассмотрения обращения'}
            href={consent?.url ?? paths.consent('appeal')}
          />
          <div className="lg:hidden">
            <AppealTermsList terms={terms} />
          </div>
          <SendSection isResident={isResident} isUnsent={isUnsent} />
        </AppealStep>
      </div>
    </Form>
  )
}

function SendSection({ isResident, isUnsent }: { isResident: boolean; isUnsent: boolean }) {
  const isHydrated = useHydrated()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {isUnsent && (
        <p className="w-full text-lg font-medium">Ещё не отправлено. Проверьте обращение и отправьте его.</p>
      )}
      {isResident ? (
        <SubmitButton id={SEND}>Отправить обращение</SubmitButton>
      ) : (
        <Button type="submit" id={SEND} disabled={!isHydrated} onClick={openLogin}>
          Войти и отправить
        </Button>
      )}
      <p className="max-w-md text-ink-soft">
        Сразу после отправки вы получите номер и расписку, на почту придёт письмо.
      </p>
    </div>
  )
}

function openLogin(event: MouseEvent): void {
  event.preventDefault()
  window.location.hash = 'login'
}

/** Fills empty fields from the account; the draft has been read before and wins. */
function usePrefilledAuthor({ getValues, setValue }: UseFormReturn<AppealValues>, isResident: boolean) {
  const { data: user } = useAuthor(isResident)
  useEffect(() => {
    if (!user) return
    for (const name of ['surname', 'name', 'patronymic', 'email', 'phone'] as const) {
      if (getValues(name) === '') setValue(name, user[name] ?? '')
    }
  }, [user, getValues, setValue])
}

const resolver = contractResolver(requestSchema(toRequestBody, appealForm))

function toRequestBody({ documents_arr: files, consents, no_patronymic: isWithout, ...fields }: AppealValues): Body {
  const documents = files.map((document, position) => ({ title: document.name, document, position }))
  const address = fields.answer_delivery === 'post' ? fields.postal_address : ''
  const given = { ...fields, patronymic: isWithout ? '' : fields.patronymic, postal_address: address }
  const typed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  return {
    ...typed,
    ...(isWithout && { no_patronymic: true }),
    ...(documents.length > 0 && { documents_arr: documents }),
    consents: consents ? ['appeal'] : [],
  } as Body
}
