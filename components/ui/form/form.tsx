'use client'

import { useRef, useEffect, type FormEvent, type ReactNode, type ComponentProps } from 'react'
import {
  FormProvider,
  useFormContext,
  useFormState,
  useForm,
  type FieldValues,
  type UseFormReturn,
  type UseFormProps,
} from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { fieldId, FormId } from '@/components/ui/form/form-context'
import { showServerErrors, summaryOf, wholeFormMessage } from '@/components/ui/form/form-errors'
import { Button } from '@/components/ui/button/button'
import { useHydrated } from '@/components/ui/use-hydrated'

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
    const attempt = form.handleSubmit((values) => send(values).catch((error: unknown) => showServerErrors(form, error)))
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

/**
 * Says what happens: «Отправить обращение»; disabled while the request is on its way, and in a form that the server drew
 * until the browser has taken it over: sent before, what was typed would stand in the address.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { isSubmitting } = useFormState()
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={!isHydrated} busy={isSubmitting} />
}

/** Sets up React Hook Form: after a refusal the focus goes to the summary, not to the first field. */
export function usePortalForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  options: UseFormProps<Values, unknown, Sent>,
): UseFormReturn<Values, unknown, Sent> {
  return useForm({ shouldFocusError: false, ...options })
}

/** Loads what sending the form needs as soon as something is typed. A failure shows when the form is sent. */
export function usePreload<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  load: () => Promise<unknown>,
): void {
  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty) load().catch(() => undefined)
  }, [isDirty, load])
}
