'use client'

import { useRef, useEffect, type FormEvent, type ReactNode, type ComponentProps } from 'react'
import {
  FormProvider,
  useFormContext,
  useFormState,
  useForm,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type UseFormProps,
} from 'react-hook-form'
import { ErrorSummary } from '@/components/ui/form/error-summary'
import { fieldId, FormId } from '@/components/ui/form/form-context'
import { showServerErrors, toSummary, wholeFormMessage } from '@/components/ui/form/form-errors'
import { Button } from '@/components/ui/button/button'
import { useHydrated } from '@/components/ui/use-hydrated'

interface FormProps<Values extends FieldValues, Sent extends FieldValues> {
  id: string
  form: UseFormReturn<Values, unknown, Sent>
  /** Rejects with a contract error, whose messages appear under their fields. */
  send: (values: Sent) => Promise<void>
  label?: string
  /** Stops the browser from restoring values after a reload: the draft does that, and consent is given anew. */
  autoComplete?: 'off'
  /** False if all fields may stay empty. A CSS rule would change its mind as fields stream in. */
  hasRequired?: boolean
  className?: string
  children: ReactNode
}

/** Sends once at a time, keeps the typed values and shows errors on top and under the fields. */
export function Form<Values extends FieldValues, Sent extends FieldValues>(props: FormProps<Values, Sent>) {
  const { id, form, send, label, autoComplete, hasRequired = true, className = 'space-y-5', children } = props
  const inFlight = useRef(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles the event to a form around a dialog
    event.stopPropagation()
    if (inFlight.current) return
    inFlight.current = true
    const attempt = form.handleSubmit((values) => send(values).catch((error: unknown) => showServerErrors(form, error)))
    await attempt(event).finally(() => (inFlight.current = false))
  }

  return (
    <FormProvider {...form}>
      <FormId value={id}>
        <form id={id} autoComplete={autoComplete} className={className} aria-label={label} noValidate onSubmit={submit}>
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
      key={submitCount}
      errors={toSummary(errors, (name) => fieldId(formId, name))}
      message={wholeFormMessage(errors)}
    />
  )
}

/** Disabled while sending, and until hydration: a native submit would put the values into the URL. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { isSubmitting } = useFormState()
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={!isHydrated} busy={isSubmitting} />
}

/** After an error the focus goes to the summary, not to the first field. */
export function usePortalForm<Values extends FieldValues, Sent extends FieldValues = Values>(
  options: UseFormProps<Values, unknown, Sent>,
): UseFormReturn<Values, unknown, Sent> {
  return useForm({ shouldFocusError: false, ...options })
}

/** Makes what was sent (texts and lists of texts) the saved state; what was changed meanwhile stays, unsaved. */
export function markSaved<Values extends FieldValues>(form: UseFormReturn<Values>, sent: Values): void {
  const current = form.getValues()
  form.reset(sent)
  for (const name of Object.keys(sent) as Path<Values>[]) {
    if (String(current[name]) !== String(sent[name])) form.setValue(name, current[name], { shouldDirty: true })
  }
}

/** Preloads what sending needs once something is typed. Failures show when the form is sent. */
export function usePreload<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  load: () => Promise<unknown>,
): void {
  const { isDirty } = form.formState
  useEffect(() => {
    if (isDirty) load().catch(() => undefined)
  }, [isDirty, load])
}
