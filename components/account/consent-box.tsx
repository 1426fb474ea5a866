'use client'

import { FormCheckbox } from '@/components/ui/form/form-fields'

interface ConsentBoxProps {
  label: string
  href: string
  name?: string
}

/** Consent to one purpose of data processing: unticked, with its own document (152-ФЗ). */
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
