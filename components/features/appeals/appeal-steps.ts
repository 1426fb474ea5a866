import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { AppealValues } from '@/components/features/appeals/hooks'

export const appealSteps = [
  { title: 'О чём', fields: ['topic_id', 'text', 'documents_arr'] },
  { title: 'Кому', fields: ['addressee'] },
  {
    title: 'Кто вы',
    fields: [
      'legal_type',
      'surname',
      'name',
      'patronymic',
      'no_patronymic',
      'organization',
      'inn',
      'ogrn',
      'legal_address',
      'representative',
      'email',
      'phone',
      'answer_delivery',
      'postal_address',
    ],
  },
  { title: 'Проверить', fields: ['consents'] },
] as const satisfies readonly { title: string; fields: readonly (keyof AppealValues)[] }[]

export const LAST_STEP = appealSteps.length

/** Returns the number of the first step with an error; undefined if every field is right. */
function findWrongStep(errors: FieldErrors<AppealValues>): number | undefined {
  const index = appealSteps.findIndex(({ fields }) => fields.some((field) => errors[field]))
  return index === -1 ? undefined : index + 1
}

/** The step that phones show. Wrong input leads to its step; so does a link of the summary of errors. */
export function useAppealSteps(form: UseFormReturn<AppealValues>, formId: string, first: number) {
  const [chosen, choose] = useState<number>()
  const { subscribe, trigger, clearErrors } = form

  useEffect(() => {
    let submits = 0
    return subscribe({
      formState: { values: true, errors: true, isSubmitted: true },
      callback: ({ submitCount = 0, errors = {}, name }) => {
        // after the first try to send the form checks each change itself
        if (submits === 0 && name && errors[name as keyof AppealValues]) clearErrors(name as keyof AppealValues)
        if (submitCount <= submits) return
        submits = submitCount
        const wrong = findWrongStep(errors)
        if (wrong) choose(wrong)
      },
    })
  }, [subscribe, clearErrors])

  useEffect(() => {
    const element = document.getElementById(formId)
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest(`a[href^="#${formId}-"]`) : null
      const field = link && document.getElementById(decodeURIComponent(link.getAttribute('href') ?? '').slice(1))
      const step = Number(field?.closest('[data-step]')?.getAttribute('data-step'))
      // at once: the click goes on to focus the field
      if (step) flushSync(() => choose(step))
    }
    element?.addEventListener('click', onClick, { capture: true })
    return () => element?.removeEventListener('click', onClick, { capture: true })
  }, [formId])

  const step = chosen ?? first

  function open(number: number) {
    flushSync(() => choose(number))
    const heading = document.getElementById(stepId(formId, number))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  async function next() {
    if (await trigger(appealSteps[step - 1]?.fields)) open(step + 1)
  }

  return { step, open, next }
}

export function stepId(formId: string, number: number): string {
  return `${formId}-step-${number}`
}
