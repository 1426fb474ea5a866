'use client'

import { FormCheckbox } from '@/components/ui/form/form-fields'

interface ConsentBoxProps {
  /** The document's authors word what is agreed to. */
  label: string
  /** The address of the document itself. */
  href: string
  name?: string
}

/** Asks for consent to one purpose of personal data processing: unticked, with its own document beside it (152-ФЗ). */
export function ConsentBox({ label, href, name = 'consents' }: ConsentBoxProps) {
  return (
    <FormCheckbox
      name={name}
      required
      label={
        <>
          {label}{' '}
          <a href={href} target="_blank" rel="noopener" className="link">
            Текст согласия
          </a>
        </>
      }
    />
  )
}
