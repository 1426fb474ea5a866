'use client'

import { useEffect, useState, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import {
  useBooking,
  useResendEmail,
  useResident,
  useSlots,
  type BookingValues,
} from '@/components/features/receptions/hooks'
import { SlotPicker } from '@/components/features/receptions/slot-picker'
import { PurposeConsent } from '@/components/account/purpose-consent'
import { contractResolver } from '@/components/ui/form/contract-resolver'
import { EmailField } from '@/components/ui/form/email-field'
import { Form, SubmitButton, usePortalForm } from '@/components/ui/form/form'
import { FormTextInput, FormTextarea } from '@/components/ui/form/form-fields'
import { PhoneField } from '@/components/ui/form/phone-field'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { toReadableEmail } from '@/lib/text/email-address'
import { paths } from '@/lib/config/paths'
import { BRING, receptionMessages } from '@/lib/domains/receptions/messages'
import { messages } from '@/lib/contract/messages'
import {
  bookingFields,
  MAX_TOPIC_LENGTH,
  type ReceptionSlots,
  type bookReception,
} from '@/lib/domains/receptions/contract'
import { fullName } from '@/lib/text/person-name'
import { ErrorText } from '@/components/ui/text/error-text'
import { Button, buttonClassName } from '@/components/ui/button/button'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { DataList } from '@/components/ui/list/data-list'
import type { AnswerOf } from '@/lib/contract/operation'
import { formatMoment } from '@/lib/time/dates'
import { typeset } from '@/lib/text/typography'
import { Icon } from '@/components/ui/icon/icon'

const ID = 'booking-form'
const empty: BookingValues = { starts_at: '', name: '', email: '', phone: '', topic: '', consents: false }

const schema = z.object({
  starts_at: z.string(receptionMessages.slotRequired).min(1, receptionMessages.slotRequired),
  ...bookingFields,
  consents: z.boolean().refine(Boolean, messages.consentRequired),
})
const resolver = contractResolver<BookingValues>(schema)

interface BookingFormProps {
  reception: ReceptionSlots
  zone: string
}

/** A resident is known by the token; a guest confirms by email. */
export const BookingForm = withQueryProvider(Booking)

function Booking({ reception, zone }: BookingFormProps) {
  const { official, days } = useSlots(reception)
  const form = usePortalForm<BookingValues>({ defaultValues: empty, resolver })
  const booking = useBooking(official.id)
  const [sentTo, setSentTo] = useState('')
  const forgetDraft = useFormDraft(`reception-${official.id}`, form)
  usePrefilledContacts(form)

  async function send(values: BookingValues) {
    await booking.mutateAsync(values)
    forgetDraft()
    setSentTo(toReadableEmail(values.email))
  }

  if (booking.data) return <BookingDone answer={booking.data} email={sentTo} />
  return (
    <Form id={ID} form={form} send={send} label="Запись на приём" className="space-y-8">
      <SlotPicker days={days} zone={zone} />
      <fieldset className="space-y-5">
        <legend className="mb-4 text-h3">2. Расскажите о себе</legend>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormTextInput name="name" label="Фамилия, имя, отчество" autoComplete="name" className="sm:col-span-2" />
          <EmailField name="email" label="Электронная почта" autoComplete="email" />
          <PhoneField name="phone" />
        </div>
        <FormTextarea
          name="topic"
          label="О чём хотите поговорить"
          hint="Одной-двумя фразами, чтобы к разговору подготовились"
          longest={MAX_TOPIC_LENGTH}
        />
      </fieldset>
      <PurposeConsent purpose="reception" aim="записи на личный приём" />
      <SubmitButton>Записаться</SubmitButton>
    </Form>
  )
}

/** Fills empty fields from the account; the draft has been read before and wins. */
function usePrefilledContacts({ getValues, setValue }: UseFormReturn<BookingValues>) {
  const resident = useResident()
  useEffect(() => {
    if (!resident) return
    const known = { name: fullName(resident), email: resident.email, phone: resident.phone ?? '' }
    for (const name of ['name', 'email', 'phone'] as const) {
      if (getValues(name) === '') setValue(name, known[name])
    }
  }, [resident, getValues, setValue])
}

interface BookingDoneProps {
  answer: AnswerOf<typeof bookReception>
  email: string
}

function BookingDone({ answer: { booking, message }, email }: BookingDoneProps) {
  const resend = useResendEmail()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  const icon = booking.state === 'booked' ? 'circle-check' : 'mail-check'
  return (
    <div ref={box} tabIndex={-1} role="status" className="scroll-mt-20 outline-none">
      <Icon name={icon} className="size-12 text-brand stroke-[1.5]" />
      <p className="mt-4 max-w-measure text-h3">
        {booking.state === 'booked' ? 'Вы записаны на приём' : typeset(message)}
      </p>
      <div className="mt-6">
        <DataList
          rows={[
            { term: 'Номер записи', value: booking.number },
            { term: 'Когда', value: typeset(formatMoment(booking.starts_at, cityTimeZone())) },
            { term: 'Где', value: booking.place },
            { term: 'Кто примет', value: booking.official },
            { term: 'Что взять', value: BRING },
            { term: 'Письмо', value: <span className="wrap-anywhere">{email}</span> },
          ]}
        />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={paths.receptionCalendar(booking.official_id, booking.starts_at)}
          className={buttonClassName('secondary')}
        >
          <Icon name="calendar-plus" className="size-5" />В календарь
        </a>
        <Button
          variant="quiet"
          busy={resend.isPending}
          onClick={() => resend.mutate({ number: booking.number, email })}
        >
          Выслать письмо ещё раз
        </Button>
      </div>
      {resend.data && <p className="mt-2 font-medium text-brand-strong">{typeset(resend.data.message)}</p>}
      <ErrorText error={resend.error} className="mt-2" />
    </div>
  )
}
