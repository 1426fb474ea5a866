'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useCategories } from '@/components/features/claims/hooks'
import type { ReportValues } from '@/components/features/claims/send-claim'
import { OutageHint } from '@/components/features/claims/outage-hint'
import { findPersonalData } from '@/components/features/claims/find-personal-data'
import { SimilarClaims } from '@/components/features/claims/similar-claims'
import { EmailField } from '@/components/ui/form/email-field'
import { FormSelect, FormTextarea, FormTextInput } from '@/components/ui/form/form-fields'
import { PhoneField } from '@/components/ui/form/phone-field'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { MAX_CLAIM_LENGTH } from '@/lib/domains/claims/rules'
import { formatCount } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'

export function ReportTheme() {
  const { data: themes = [], isError } = useCategories()
  const { setValue } = useFormContext<ReportValues>()
  const [topId, categoryId] = useWatch<ReportValues, ['top_id', 'category_id']>({ name: ['top_id', 'category_id'] })
  const top = themes.find(({ id }) => String(id) === topId)
  const inner = top?.childCategories ?? []
  const chosen = inner.find(({ id }) => String(id) === categoryId) ?? (inner.length === 0 ? top : undefined)
  return (
    <fieldset className="space-y-5">
      <legend className="mb-4 text-h3">2. О чём</legend>
      {isError && <p role="alert">Не удалось загрузить темы. Обновите страницу: набранное сохранится.</p>}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormSelect
          name="top_id"
          label="Тема"
          emptyLabel="Выберите тему"
          options={themes.map(({ id, title }) => ({ value: id, label: title }))}
          onInput={(event) => {
            const next = themes.find(({ id }) => String(id) === event.currentTarget.value)
            setValue('category_id', next?.childCategories.length === 0 ? String(next.id) : '')
          }}
        />
        <FormSelect
          name="category_id"
          label="Что случилось"
          emptyLabel={top ? 'Выберите из списка' : 'Сначала выберите тему'}
          options={(inner.length > 0 ? inner : top ? [top] : []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      </div>
      {chosen && (
        <p className="text-ink-soft">
          {chosen.covers && <TextWithContacts text={`${chosen.covers} `} />}
          Ответят за {formatCount(chosen.term_days, ['рабочий день', 'рабочих дня', 'рабочих дней'])}
          {chosen.department && `, отвечает ${chosen.department.title}`}.
        </p>
      )}
      <OutageHint theme={chosen} />
      <SimilarClaims />
    </fieldset>
  )
}

/** Everyone can read the text, so personal data in it brings a warning. */
export function ReportWords() {
  const text = useWatch<ReportValues, 'text'>({ name: 'text' })
  const found = findPersonalData(text)
  return (
    <fieldset>
      <legend className="mb-4 text-h3">3. Что исправить</legend>
      <FormTextarea
        name="text"
        label="Опишите проблему"
        hint="Что не так, давно ли, чем это мешает. Текст увидят все."
        rows={5}
        longest={MAX_CLAIM_LENGTH}
      />
      <div role="status">
        {found.length > 0 && (
          <p className="mt-3 flex gap-3 rounded-card bg-danger-tint p-4 font-medium">
            <Icon name="triangle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-danger" />
            Похоже, в тексте есть личное: {found.join(', ')}. Текст прочтут все — уберите это, для ответа оно не нужно.
          </p>
        )}
      </div>
    </fieldset>
  )
}

export function ReportGuest() {
  return (
    <fieldset className="space-y-5">
      <legend className="mb-4 text-h3">4. Куда ответить</legend>
      <p className="text-ink-soft">
        Можно и без входа.{' '}
        <a href="#login" className="link">
          Войдите
        </a>
        , если у вас есть учётная запись: заявка появится в личном кабинете. Набранное сохранится.
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormTextInput name="name" label="Имя" autoComplete="name" />
        <EmailField name="email" label="Электронная почта" autoComplete="email" />
        <PhoneField name="phone" optional />
      </div>
    </fieldset>
  )
}
