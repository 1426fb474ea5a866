'use client'

import { FormCheckbox } from '@/components/ui/form/form-fields'

interface ConsentBoxProps {
  /** What is agreed to, as the document's authors put it. */
  label: string
  /** The document itself. */
  href: string
  name?: string
}

/** Consent to one purpose of personal data processing: unticked, with its own document beside it (152-ФЗ). */
export function ConsentBox({ label, href, name = 'consents' }: ConsentBoxProps) {
  return (
    <FormCheckbox
      name={name}
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
