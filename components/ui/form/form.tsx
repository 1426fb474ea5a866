'use client'

import { useRef, type FormEvent, type ReactNode } from 'react'
import { FormProvider, useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/error-summary'
import { fieldId, FormId } from '@/components/ui/form/form-id'
import { showRefusal, summaryOf, wholeFormMessage } from '@/components/ui/form/refusal'

interface FormProps<Values extends FieldValues, Sent extends FieldValues> {
  /** The ids of the fields begin with it. */
  id: string
  form: UseFormReturn<Values, unknown, Sent>
  /** Rejects with an error of the contract when the server refused; its messages then stand under their fields. */
  send: (values: Sent) => Promise<void>
  /** It is read out as the form's name. */
  label?: string
  /**
   * Keeps out what a browser itself puts back after a reload into a form that came with the page: the draft knows it, and
   * a consent is given anew.
   */
  autoComplete?: 'off'
  /** False for a form whose fields may all stay empty. A rule of CSS would decide anew with each field that arrives, and move them. */
  hasRequired?: boolean
  className?: string
  children: ReactNode
}

/** Keeps what was typed, sends it once at a time, and says on top and under the fields what is wrong. */
export function Form<Values extends FieldValues, Sent extends FieldValues>(props: FormProps<Values, Sent>) {
  const { id, form, send, label, autoComplete, hasRequired = true, className = 'space-y-5', children } = props
  const inFlight = useRef(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // a form in a dialog of another form's component must not send that one too
    event.stopPropagation()
    if (inFlight.current) return
    inFlight.current = true
    const attempt = form.handleSubmit((values) => send(values).catch((error: unknown) => showRefusal(form, error)))
    await attempt(event).finally(() => (inFlight.current = false))
  }

  return (
    <FormProvider {...form}>
      <FormId value={id}>
        <form {...{ id, autoComplete, className }} aria-label={label} noValidate onSubmit={submit}>
          <FormErrors formId={id} />
          {hasRequired && <p className="text-sm text-ink-soft">Звёздочкой отмечены обязательные поля.</p>}
          {children}
        </form>
      </FormId>
    </FormProvider>
  )
}

function FormErrors({ formId }: { formId: string }) {
  const { errors, submitCount } = useFormContext().formState
  return (
    <ErrorSummary
      // a new attempt with the same mistakes takes the focus again
      key={submitCount}
      errors={summaryOf(errors, (name) => fieldId(formId, name))}
      message={wholeFormMessage(errors)}
    />
  )
}
