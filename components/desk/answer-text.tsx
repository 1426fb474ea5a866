'use client'

import { useRef } from 'react'
import { setFieldValue } from '@/components/desk/fields/set-field-value'
import { Select } from '@/components/ui/field/select'
import { Textarea } from '@/components/ui/field/textarea'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'
import { MAX_ANSWER_LENGTH } from '@/lib/domains/desk/rules'

interface AnswerTextProps extends NamedFieldProps {
  initial: string | undefined
  /** Texts with the claim's own values in them. */
  templates: readonly { title: string; text: string }[] | undefined
}

/** The text of an answer, from a template if wished. */
export function AnswerText({ templates = [], initial, ...field }: AnswerTextProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const inserted = useRef('')

  /** Another template takes the place of the one before, if that is still at the end. */
  function insert(title: string) {
    const template = templates.find((one) => one.title === title)
    if (!template || !text.current) return
    const typed = text.current.value.trim()
    const own = inserted.current && typed.endsWith(inserted.current) ? typed.slice(0, -inserted.current.length) : typed
    inserted.current = template.text.trim()
    setFieldValue(text.current, [own.trim(), template.text].filter(Boolean).join('\n'))
    text.current.focus()
  }

  return (
    <>
      {templates.length > 0 && (
        <Select
          id={`${field.id}-template`}
          label="Шаблон"
          emptyLabel="Без шаблона"
          options={templates.map(({ title }) => ({ value: title, label: title }))}
          onChange={(event) => insert(event.target.value)}
        />
      )}
      <Textarea {...field} ref={text} rows={4} maxLength={MAX_ANSWER_LENGTH} defaultValue={initial} />
    </>
  )
}
