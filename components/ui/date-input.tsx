import type { ComponentProps, ReactNode } from 'react'
import { TextInput } from '@/components/ui/text-input'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A day is YYYY-MM-DD in the address and in the form; the browser shows it in the visitor's manner. */
export function DateInput(props: DateInputProps) {
  return <TextInput {...props} type="date" />
}
