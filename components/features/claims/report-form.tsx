'use client'

import { useSendClaim, type ReportValues } from '@/components/features/claims/hooks'
import { ReportGuest, ReportTheme, ReportWords } from '@/components/features/claims/report-fields'
import { PLACE_FIELD, ReportPlace } from '@/components/features/claims/report-place'
import type { SentClaim } from '@/components/features/claims/send-claim'
import { ConsentBox } from '@/components/civic/consent-box'
import { contractResolver, requestSchema, type Messages } from '@/components/ui/form/contract-resolver'
import { Form, SubmitButton, usePortalForm, usePreload } from '@/components/ui/form/form'
import { useReturnedForm } from '@/components/ui/form/use-returned-form'
import { loadGraphqlClient } from '@/lib/client/send-graphql'
import { takeRefusedMessage } from '@/lib/client/outbox-messages'
import { useConsentText } from '@/lib/client/use-consent-text'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { paths } from '@/lib/config/paths'
import { claimInput, guestClaimInput } from '@/lib/domains/claims/graphql/inputs'

const ID = 'report-form'

/** The point is stored as text, so that the draft can store it too. */
const empty: ReportValues = {
  address: '',
  x: '',
  y: '',
  top_id: '',
  category_id: '',
  text: '',
  images: [],
  name: '',
  email: '',
  phone: '',
  agree_with_rules: false,
}

interface ReportFormProps {
  isResident: boolean
  /**
   * These values are filled in at the start: the author's, or a whole claim whose email address has to be corrected.
   */
  typed?: Partial<ReportValues>
  /** It gets the server's answer; null when the claim waits on this device for a connection. */
  onSent: (claim: SentClaim | null, values: ReportValues) => void
}

/** Draws the form: place, theme, text, photos, consent; a guest adds a name and an email address for the letter. */
export function ReportForm({ isResident, typed, onSent }: ReportFormProps) {
  const form = usePortalForm<ReportValues>({
    defaultValues: { ...empty, ...typed },
    resolver: isResident ? residentResolver : guestResolver,
  })
  const forgetDraft = useFormDraft('claim', form)
  const report = useSendClaim(isResident)
  useReturnedForm(form, takeRefusedClaim)
  usePreload(form, loadGraphqlClient)

  async function send(values: ReportValues) {
    const { images: photos, ...words } = values
    const sent = await report.mutateAsync({ claim: claimOf(values), photos, typed: words })
    forgetDraft()
    onSent(sent, values)
  }

  return (
    <Form id={ID} form={form} send={send} label="Новая заявка" className="space-y-10">
      <ReportPlace />
      <ReportTheme />
      <ReportWords />
      {!isResident && <ReportGuest />}
      <Sending isResident={isResident} />
    </Form>
  )
}

const takeRefusedClaim = () => takeRefusedMessage('claim')

function Sending({ isResident }: { isResident: boolean }) {
  const consent = useConsentText('claim')
  return (
    <div className="space-y-5 border-t border-line pt-6">
      <ConsentBox
        name="agree_with_rules"
        label={consent?.label ?? 'Даю согласие на обработку моих персональных данных для рассмотрения заявки'}
        href={consent?.url ?? paths.consent('claim')}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton>Отправить заявку</SubmitButton>
        <p className="max-w-sm text-sm text-ink-soft">
          {isResident
            ? 'После проверки модератором заявка появится на карте. Ваше имя не публикуется.'
            : 'Мы отправим письмо со ссылкой: откройте её, и заявка уйдёт модератору. Ваше имя не публикуется.'}
        </p>
      </div>
    </div>
  )
}

const residentResolver = contractResolver(requestSchema(inputOf, claimInput), moveMessages)
const guestResolver = contractResolver(requestSchema(inputOf, guestClaimInput), moveMessages)

/** Moves the contract's messages to fields where the resident can act on them. */
function moveMessages({ top_id: top }: ReportValues, { x, y, category_id: category }: Messages) {
  return {
    y: undefined,
    [PLACE_FIELD]: (x ?? y) && 'Укажите место на карте или найдите адрес',
    // while no top theme is chosen, the second list is empty
    ...(top === '' && { top_id: category, category_id: undefined }),
  }
}

function inputOf(values: ReportValues) {
  return { ...claimOf(values), images: [] }
}

function claimOf({ x, y, address, category_id: category, text, ...rest }: ReportValues) {
  const { name, email, phone, agree_with_rules: agrees } = rest
  return {
    x: x === '' ? Number.NaN : Number(x),
    y: y === '' ? Number.NaN : Number(y),
    address,
    category_id: Number(category),
    text,
    name,
    email,
    phone,
    agree_with_rules: agrees,
  }
}
