'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useAppealData, useSaveAddress, type AppealValues } from '@/components/features/appeals/hooks'
import { EmailField } from '@/components/ui/form/email-field'
import { FormCheckbox, FormRadioGroup, FormTextInput } from '@/components/ui/form/form-fields'
import { PhoneField } from '@/components/ui/form/phone-field'
import { ErrorText } from '@/components/ui/text/error-text'
import { LEGAL_TYPES } from '@/lib/domains/appeals/contract'

const kinds = [
  { value: String(LEGAL_TYPES.individual), label: 'Гражданин' },
  { value: String(LEGAL_TYPES.entity), label: 'Юридическое лицо' },
]
const deliveries = [
  { value: 'email', label: 'На электронную почту и в личный кабинет' },
  { value: 'post', label: 'Ещё и письмом на почтовый адрес' },
]

export function AppealAuthor({ isResident }: { isResident: boolean }) {
  const type = useWatch<AppealValues, 'legal_type'>({ name: 'legal_type' })
  return (
    <>
      <FormRadioGroup name="legal_type" legend="От чьего имени" options={kinds} required={false} />
      {Number(type) === LEGAL_TYPES.entity ? <EntityFields /> : <PersonFields />}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <EmailField name="email" label="Электронная почта" hint="Сюда придёт ответ" autoComplete="email" />
        <PhoneField name="phone" hint="Если понадобится уточнить" optional />
      </div>
      <FormRadioGroup name="answer_delivery" legend="Как отправить ответ" options={deliveries} required={false} />
      {/* by CSS: an answer chosen before the scripts came must not move the page */}
      <div className="[form:not(:has([value=post]:checked))_&]:hidden">
        <PostalAddress isResident={isResident} />
      </div>
    </>
  )
}

function PersonFields() {
  const isWithout = useWatch<AppealValues, 'no_patronymic'>({ name: 'no_patronymic' })
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <FormTextInput name="surname" label="Фамилия" autoComplete="family-name" />
      <FormTextInput name="name" label="Имя" autoComplete="given-name" />
      {!isWithout && <FormTextInput name="patronymic" label="Отчество" autoComplete="additional-name" />}
      <div className="sm:col-span-2">
        <FormCheckbox name="no_patronymic" label="Нет отчества" />
      </div>
    </div>
  )
}

function EntityFields() {
  return (
    <>
      <FormTextInput name="organization" label="Название организации" autoComplete="organization" />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormTextInput name="inn" label="ИНН" inputMode="numeric" />
        <FormTextInput name="ogrn" label="ОГРН" inputMode="numeric" />
      </div>
      <FormTextInput name="legal_address" label="Юридический адрес" />
      <FormTextInput name="representative" label="Представитель" hint="Фамилия, имя, отчество и должность" />
    </>
  )
}

function PostalAddress({ isResident }: { isResident: boolean }) {
  const { data } = useAppealData(isResident)
  const save = useSaveAddress()
  const { setValue } = useFormContext<AppealValues>()
  const typed = useWatch<AppealValues, 'postal_address'>({ name: 'postal_address' }).trim()
  const known = data?.postal_addresses ?? []
  const isKnown = known.some(({ address }) => address === typed)
  return (
    <div>
      <FormTextInput
        name="postal_address"
        label="Почтовый адрес"
        hint="Индекс, город, улица, дом, квартира"
        autoComplete="address-line1"
      />
      {known.length > 0 && !isKnown && (
        <ul aria-label="Адреса из вашей книги" className="mt-3 flex flex-wrap gap-2">
          {known.slice(0, 4).map(({ id, address }) => (
            <li key={id}>
              <button
                type="button"
                className="min-h-11 rounded-full border border-line px-4 text-left hover:border-brand"
                onClick={() => setValue('postal_address', address, { shouldValidate: true })}
              >
                {address}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isResident && typed.length > 5 && !isKnown && (
        <button
          type="button"
          className="link mt-2 min-h-11"
          onClick={() => save.mutate(typed)}
          disabled={save.isPending}
        >
          Сохранить адрес для следующих обращений
        </button>
      )}
      <ErrorText error={save.error} className="mt-1" />
    </div>
  )
}
