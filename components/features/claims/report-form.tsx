'use client'

import { ReportGuest, ReportTheme, ReportWords } from '@/components/features/claims/report-fields'
import { PLACE_FIELD, ReportPlace } from '@/components/features/claims/report-place'
import { useSendClaim, type ReportValues, type SentClaim } from '@/components/features/claims/send-claim'
import { ConsentBox } from '@/components/account/consent-box'
import type { MapSettings } from '@/components/map/map-place'
import { useMapServices } from '@/components/map/map-provider'
import { hasMap } from '@/components/map/tiles'
import { contractResolver, requestSchema, type Messages } from '@/components/ui/form/contract-resolver'
import { Form, SubmitButton, usePortalForm, usePreload } from '@/components/ui/form/form'
import { useReturnedForm } from '@/components/ui/form/use-returned-form'
import { loadGraphqlClient } from '@/lib/client/send-graphql'
import { takeRefusedMessage } from '@/lib/client/outbox-messages'
import { useConsentText } from '@/components/account/purpose-consent'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { paths } from '@/lib/config/paths'
import { claimInput, guestClaimInput } from '@/lib/domains/claims/graphql/inputs'

const ID = 'report-form'

/** The point is text, so the draft can store it. */
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
  /** Initial values: the author's, or a whole claim whose email address has to be corrected. */
  typed?: Partial<ReportValues>
  /** `claim` is null if it waits on this device for a connection. */
  onSent: (claim: SentClaim | null, values: ReportValues) => void
}

export function ReportForm({ isResident, typed: initial, onSent }: ReportFormProps) {
  const { settings } = useMapServices()
  const form = usePortalForm<ReportValues>({
    defaultValues: { ...empty, ...(!hasMap(settings) && toCentre(settings)), ...initial },
    resolver: isResident ? residentResolver : guestResolver,
  })
  const forgetDraft = useFormDraft('claim', form)
  const report = useSendClaim(isResident)
  useReturnedForm(form, takeRefusedClaim)
  usePreload(form, loadGraphqlClient)

  async function send(values: ReportValues) {
    const { images: photos, ...typed } = values
    const sent = await report.mutateAsync({ claim: toClaim(values), photos, typed })
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

/** Without a map the address says where; the point is the centre of the city until a moderator corrects it. */
function toCentre({ center }: MapSettings): Pick<ReportValues, 'x' | 'y'> {
  return { x: String(center.longitude), y: String(center.latitude) }
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

const residentResolver = contractResolver(requestSchema(toInput, claimInput), moveMessages)
const guestResolver = contractResolver(requestSchema(toInput, guestClaimInput), moveMessages)

/** Moves the contract's messages to fields where the visitor can act on them. */
function moveMessages({ top_id: top }: ReportValues, { x, y, category_id: category }: Messages) {
  return {
    y: undefined,
    [PLACE_FIELD]: (x ?? y) && 'Укажите место на карте или найдите адрес',
    // while no top theme is chosen, the second list is empty
    ...(top === '' && { top_id: category, category_id: undefined }),
  }
}

function toInput(values: ReportValues) {
  return { ...toClaim(values), images: [] }
}

function toClaim({ x, y, address, category_id: category, text, ...rest }: ReportValues) {
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
