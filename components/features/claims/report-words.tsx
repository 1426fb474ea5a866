'use client'

import { TriangleAlert } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { privateThings } from '@/components/features/claims/private-things'
import type { ReportValues } from '@/components/features/claims/hooks'
import { FormTextarea } from '@/components/ui/form/form-fields'
import { LONGEST_CLAIM } from '@/lib/domains/claims/contract'

/** Draws the text of the claim. Everyone can read it, so it warns of personal data. */
export function ReportWords() {
  const text = useWatch<ReportValues, 'text'>({ name: 'text' })
  const found = privateThings(text)
  return (
    <fieldset>
      <legend className="mb-4 text-h3">3. Что исправить</legend>
      <FormTextarea
        name="text"
        label="Опишите проблему"
        hint="Что не так, давно ли, чем это мешает. Текст увидят все."
        rows={5}
        longest={LONGEST_CLAIM}
      />
      <div role="status">
        {found.length > 0 && (
          <p className="mt-3 flex gap-3 rounded-card bg-danger-tint p-4 font-medium">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
            Похоже, в тексте есть личное: {found.join(', ')}. Текст прочтут все — уберите это, для ответа оно не нужно.
          </p>
        )}
      </div>
    </fieldset>
  )
}
